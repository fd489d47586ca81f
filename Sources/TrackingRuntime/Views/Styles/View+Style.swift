import Foundation

/// A view with a modifier that changes only looks.
public typealias StyledView<Content> = ModifiedContent<Content, StyleModifier>

extension View {
  func style(_ name: String) -> StyledView<Self> { modifier(StyleModifier(name: name)) }

  /// Keeps room around this view.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> StyledView<Self> {
    style("padding")
  }

  /// Keeps room around this view.
  public func padding(_ length: CGFloat) -> StyledView<Self> { style("padding") }

  /// Keeps room around this view.
  public func padding(_ insets: EdgeInsets) -> StyledView<Self> { style("padding") }

  /// Gives this view a size.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> StyledView<Self> { style("frame") }

  /// Gives this view limits of size.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> StyledView<Self> { style("frame") }

  /// Sets the font.
  public func font(_ font: Font?) -> StyledView<Self> { style("font") }

  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> StyledView<Self> { style("fontWeight") }

  /// Makes text bold.
  public func bold(_ isActive: Bool = true) -> StyledView<Self> { style("bold") }

  /// Slants text.
  public func italic(_ isActive: Bool = true) -> StyledView<Self> { style("italic") }

  /// Underlines text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> StyledView<Self> {
    style("underline")
  }

  /// Strikes text through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> StyledView<Self> {
    style("strikethrough")
  }

  /// Gives digits the same width.
  public func monospacedDigit() -> StyledView<Self> { style("monospacedDigit") }

  /// Sets the colour of the foreground.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> StyledView<Self> {
    self.style("foregroundStyle")
  }

  /// Sets the colour of the foreground.
  public func foregroundColor(_ color: Color?) -> StyledView<Self> { style("foregroundColor") }

  /// Sets the colour of controls.
  public func tint(_ tint: Color?) -> StyledView<Self> { style("tint") }

  /// Sets the colour of controls.
  public func tint<Style: ShapeStyle>(_ tint: Style?) -> StyledView<Self> { style("tint") }

  /// Fills the background.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> StyledView<Self> {
    self.style("background")
  }

  /// Lets the background through.
  public func opacity(_ opacity: Double) -> StyledView<Self> { style("opacity") }

  /// Limits the number of lines of text.
  public func lineLimit(_ number: Int?) -> StyledView<Self> { style("lineLimit") }

  /// Lines several lines of text up.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> StyledView<Self> {
    style("multilineTextAlignment")
  }

  /// Rounds the corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> StyledView<Self> {
    style("cornerRadius")
  }

  /// Draws a shadow.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> StyledView<Self> { style("shadow") }

  /// Moves this view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> StyledView<Self> { style("offset") }

  /// Enlarges this view.
  public func scaleEffect(_ scale: CGFloat) -> StyledView<Self> { style("scaleEffect") }

  /// Keeps the ideal size.
  public func fixedSize() -> StyledView<Self> { style("fixedSize") }

  /// Keeps the ideal size in some directions.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> StyledView<Self> {
    style("fixedSize")
  }

  /// Keeps the proportions of the sides.
  public func aspectRatio(
    _ ratio: CGFloat? = nil, contentMode: ContentMode
  ) -> StyledView<Self> { style("aspectRatio") }

  /// Fits this view into its place.
  public func scaledToFit() -> StyledView<Self> { style("scaledToFit") }

  /// Fills the place with this view.
  public func scaledToFill() -> StyledView<Self> { style("scaledToFill") }

  /// Draws this view before or behind others.
  public func zIndex(_ value: Double) -> StyledView<Self> { style("zIndex") }

  /// Sizes symbols.
  public func imageScale(_ scale: Image.Scale) -> StyledView<Self> { style("imageScale") }

  /// Draws under the edges of the screen.
  public func ignoresSafeArea() -> StyledView<Self> { style("ignoresSafeArea") }

  /// Changes are drawn with an animation.
  public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> StyledView<Self> { style("animation") }

  /// Sets the look of the navigation bar.
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> StyledView<Self> { style("navigationBarTitleDisplayMode") }

  /// Sets the background of a row.
  public func listRowBackground<Background: View>(_ view: Background?) -> StyledView<Self> {
    style("listRowBackground")
  }

  /// Sets the room in a row.
  public func listRowInsets(_ insets: EdgeInsets?) -> StyledView<Self> { style("listRowInsets") }

  /// Hides this view from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> StyledView<Self> {
    style("accessibilityHidden")
  }

  /// Names this view for tests.
  public func accessibilityIdentifier(_ identifier: String) -> StyledView<Self> {
    style("accessibilityIdentifier")
  }
}
