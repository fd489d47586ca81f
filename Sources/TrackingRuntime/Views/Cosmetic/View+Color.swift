// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

extension View {
  /// Sets the colour of the foreground.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> StyledView<Self, S> {
    look("foregroundStyle", (style))
  }

  /// Sets two colours of the foreground.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> StyledView<Self, (S1, S2)> {
    look("foregroundStyle", (primary, secondary))
  }

  /// Sets three colours of the foreground.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> StyledView<Self, (S1, S2, S3)> {
    look("foregroundStyle", (primary, secondary, tertiary))
  }

  /// Sets the colour of the foreground.
  public nonisolated func foregroundColor(_ color: Color?) -> StyledView<Self, Color?> {
    look("foregroundColor", (color))
  }

  /// Sets the colour of controls.
  public nonisolated func tint(_ tint: Color?) -> StyledView<Self, Color?> {
    look("tint", (tint))
  }

  /// Sets the colour of controls.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> StyledView<Self, S?> {
    look("tint", (tint))
  }

  /// Sets the colour of controls.
  @_disfavoredOverload public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> StyledView<Self, S>
  {
    look("tint", (tint))
  }

  /// Sets the colour of controls.
  public nonisolated func accentColor(_ accentColor: Color?) -> StyledView<Self, Color?> {
    look("accentColor", (accentColor))
  }

  /// Fills the background with its usual colour.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> StyledView<
    Self, Edge.Set
  > {
    look("background", (edges))
  }

  /// Fills the background.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> StyledView<Self, (S, Edge.Set)> {
    look("background", (style, edges))
  }

  /// Fills a shape behind this view.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> StyledView<Self, (S, T, FillStyle)> {
    look("background", (style, shape, fillStyle))
  }

  /// Fills a shape behind this view.
  public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle())
    -> StyledView<Self, (S, FillStyle)>
  {
    look("background", (shape, fillStyle))
  }

  /// Sets the style of backgrounds.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> StyledView<Self, S> {
    look("backgroundStyle", (style))
  }

  /// Fills the front of this view.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> StyledView<Self, (S, Edge.Set)> {
    look("overlay", (style, edges))
  }

  /// Fills a shape in front of this view.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> StyledView<Self, (S, T, FillStyle)> {
    look("overlay", (style, shape, fillStyle))
  }

  /// Draws a border.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> StyledView<
    Self, (S, CGFloat)
  > {
    look("border", (content, width))
  }

  /// Asks for a light or dark ground.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> StyledView<
    Self, ColorScheme?
  > {
    look("preferredColorScheme", (colorScheme))
  }

  /// Blurs this view.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> StyledView<
    Self, (CGFloat, Bool)
  > {
    look("blur", (radius, opaque))
  }

  /// Makes this view brighter.
  public nonisolated func brightness(_ amount: Double) -> StyledView<Self, Double> {
    look("brightness", (amount))
  }

  /// Makes differences stronger.
  public nonisolated func contrast(_ amount: Double) -> StyledView<Self, Double> {
    look("contrast", (amount))
  }

  /// Makes colours stronger.
  public nonisolated func saturation(_ amount: Double) -> StyledView<Self, Double> {
    look("saturation", (amount))
  }

  /// Takes colour away.
  public nonisolated func grayscale(_ amount: Double) -> StyledView<Self, Double> {
    look("grayscale", (amount))
  }

  /// Turns the hue of colours.
  public nonisolated func hueRotation(_ angle: Angle) -> StyledView<Self, Angle> {
    look("hueRotation", (angle))
  }

  /// Inverts colours.
  public nonisolated func colorInvert() -> StyledView<Self, ()> {
    look("colorInvert", ())
  }

  /// Multiplies colours.
  public nonisolated func colorMultiply(_ color: Color) -> StyledView<Self, Color> {
    look("colorMultiply", (color))
  }

  /// Makes dark parts transparent.
  public nonisolated func luminanceToAlpha() -> StyledView<Self, ()> {
    look("luminanceToAlpha", ())
  }

  /// Says how this view mixes with what is behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> StyledView<Self, BlendMode> {
    look("blendMode", (blendMode))
  }

  /// Draws a shadow.
  public nonisolated func shadow(
    color: Color = Color("shadow"), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> StyledView<Self, (Color, CGFloat, CGFloat, CGFloat)> {
    look("shadow", (color, radius, x, y))
  }

  /// Puts glass behind this view.
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> StyledView<Self, Glass> {
    look("glassEffect", (glass))
  }

  /// Puts glass of a shape behind this view.
  public nonisolated func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S)
    -> StyledView<Self, (Glass, S)>
  {
    look("glassEffect", (glass, shape))
  }

  /// Names glass that moves.
  public nonisolated func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> StyledView<Self, (ID?, Namespace.ID)> {
    look("glassEffectID", (id, namespace))
  }

  /// Joins panes of glass.
  public nonisolated func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> StyledView<Self, (ID?, Namespace.ID)> {
    look("glassEffectUnion", (id, namespace))
  }

  /// Fills the background of a container.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> StyledView<Self, (S, ContainerBackgroundPlacement)> {
    look("containerBackground", (style, container))
  }

  /// Says how bright pictures may be.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> StyledView<
    Self, Image.DynamicRange?
  > {
    look("allowedDynamicRange", (range))
  }
}

/// How two layers mix.
public enum BlendMode: Hashable, Sendable {
  /// Normal.
  case normal
  /// Multiply.
  case multiply
  /// Screen.
  case screen
  /// Overlay.
  case overlay
  /// Darken.
  case darken
  /// Lighten.
  case lighten
  /// Color dodge.
  case colorDodge
  /// Color burn.
  case colorBurn
  /// Soft light.
  case softLight
  /// Hard light.
  case hardLight
  /// Difference.
  case difference
  /// Exclusion.
  case exclusion
  /// Hue.
  case hue
  /// Saturation.
  case saturation
  /// Color.
  case color
  /// Luminosity.
  case luminosity
  /// Source atop.
  case sourceAtop
  /// Destination over.
  case destinationOver
  /// Destination out.
  case destinationOut
  /// Plus darker.
  case plusDarker
  /// Plus lighter.
  case plusLighter
}

/// A pane of glass.
public struct Glass: Hashable, Sendable, Worded {
  let words: String
}

extension Glass {
  /// Regular.
  public static let regular = Glass(words: "regular")

  /// Clear.
  public static let clear = Glass(words: "clear")

  /// Identity.
  public static let identity = Glass(words: "identity")

  /// The same glass in a colour.
  public nonisolated func tint(_ color: Color?) -> Glass {
    adding("tint", (color))
  }

  /// The same glass, which reacts to touches.
  public nonisolated func interactive(_ isEnabled: Bool = true) -> Glass {
    adding("interactive", (isEnabled))
  }
}

/// Which container has the background.
public struct ContainerBackgroundPlacement: Hashable, Sendable, Worded {
  let words: String
}

extension ContainerBackgroundPlacement {
  /// Widget.
  public static let widget = ContainerBackgroundPlacement(words: "widget")

  /// Tab view.
  public static let tabView = ContainerBackgroundPlacement(words: "tabView")

  /// Navigation.
  public static let navigation = ContainerBackgroundPlacement(words: "navigation")

  /// Navigation split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(words: "navigationSplitView")

  /// Window.
  public static let window = ContainerBackgroundPlacement(words: "window")
}

/// A pane to see through.
public struct Material: Hashable, Sendable, Worded, ShapeStyle {
  let words: String
}

extension Material {
  /// Ultra thin.
  public static let ultraThin = Material(words: "ultraThin")

  /// Thin.
  public static let thin = Material(words: "thin")

  /// Regular.
  public static let regular = Material(words: "regular")

  /// Thick.
  public static let thick = Material(words: "thick")

  /// Ultra thick.
  public static let ultraThick = Material(words: "ultraThick")

  /// Bar.
  public static let bar = Material(words: "bar")
}

/// The colour of text by importance.
public struct HierarchicalShapeStyle: Hashable, Sendable, Worded, ShapeStyle {
  let words: String
}

extension HierarchicalShapeStyle {
  /// Primary.
  public static let primary = HierarchicalShapeStyle(words: "primary")

  /// Secondary.
  public static let secondary = HierarchicalShapeStyle(words: "secondary")

  /// Tertiary.
  public static let tertiary = HierarchicalShapeStyle(words: "tertiary")

  /// Quaternary.
  public static let quaternary = HierarchicalShapeStyle(words: "quaternary")

  /// Quinary.
  public static let quinary = HierarchicalShapeStyle(words: "quinary")
}
