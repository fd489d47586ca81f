// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

extension View {
  /// Keeps room around this view.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> StyledView<
    Self, (Edge.Set, CGFloat?)
  > {
    look("padding", (edges, length))
  }

  /// Keeps the same room at all sides of this view.
  public nonisolated func padding(_ length: CGFloat) -> StyledView<Self, CGFloat> {
    look("padding", (length))
  }

  /// Keeps room at each side of this view.
  public nonisolated func padding(_ insets: EdgeInsets) -> StyledView<Self, EdgeInsets> {
    look("padding", (insets))
  }

  /// Gives this view a size.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> StyledView<Self, (CGFloat?, CGFloat?, Alignment)> {
    look("frame", (width, height, alignment))
  }

  /// Gives this view limits of size.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> StyledView<Self, (CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat?, Alignment)> {
    look("frame", (minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment))
  }

  /// Sizes this view by its container.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> StyledView<Self, (Axis.Set, Alignment)>
  {
    look("containerRelativeFrame", (axes, alignment))
  }

  /// Sizes this view as a part of its container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> StyledView<Self, (Axis.Set, Int, Int, CGFloat, Alignment)> {
    look("containerRelativeFrame", (axes, count, span, spacing, alignment))
  }

  /// Keeps the ideal size.
  public nonisolated func fixedSize() -> StyledView<Self, ()> {
    look("fixedSize", ())
  }

  /// Keeps the ideal size in some directions.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> StyledView<
    Self, (Bool, Bool)
  > {
    look("fixedSize", (horizontal, vertical))
  }

  /// Says who gets room first.
  public nonisolated func layoutPriority(_ value: Double) -> StyledView<Self, Double> {
    look("layoutPriority", (value))
  }

  /// Moves this view.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> StyledView<
    Self, (CGFloat, CGFloat)
  > {
    look("offset", (x, y))
  }

  /// Moves this view.
  public nonisolated func offset(_ offset: CGSize) -> StyledView<Self, CGSize> {
    look("offset", (offset))
  }

  /// Places the middle of this view.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> StyledView<
    Self, (CGFloat, CGFloat)
  > {
    look("position", (x, y))
  }

  /// Places the middle of this view.
  public nonisolated func position(_ position: CGPoint) -> StyledView<Self, CGPoint> {
    look("position", (position))
  }

  /// Keeps the proportions of the sides.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> StyledView<Self, (CGFloat?, ContentMode)>
  {
    look("aspectRatio", (aspectRatio, contentMode))
  }

  /// Keeps the proportions of a size.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode)
    -> StyledView<Self, (CGSize, ContentMode)>
  {
    look("aspectRatio", (aspectRatio, contentMode))
  }

  /// Fits this view into its place.
  public nonisolated func scaledToFit() -> StyledView<Self, ()> {
    look("scaledToFit", ())
  }

  /// Fills the place with this view.
  public nonisolated func scaledToFill() -> StyledView<Self, ()> {
    look("scaledToFill", ())
  }

  /// Draws this view before or behind others.
  public nonisolated func zIndex(_ value: Double) -> StyledView<Self, Double> {
    look("zIndex", (value))
  }

  /// Draws under the edges of the screen.
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> StyledView<Self, (SafeAreaRegions, Edge.Set)>
  {
    look("ignoresSafeArea", (regions, edges))
  }

  /// Draws under some edges of the screen.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> StyledView<Self, Edge.Set> {
    look("edgesIgnoringSafeArea", (edges))
  }

  /// Widens the safe area.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> StyledView<Self, (Edge.Set, CGFloat?)>
  {
    look("safeAreaPadding", (edges, length))
  }

  /// Widens the safe area at all sides.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> StyledView<Self, CGFloat> {
    look("safeAreaPadding", (length))
  }

  /// Keeps room around the content of a container.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> StyledView<Self, (Edge.Set, CGFloat?, ContentMarginPlacement)> {
    look("contentMargins", (edges, length, placement))
  }

  /// Keeps room around the content of a container.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> StyledView<Self, (CGFloat, ContentMarginPlacement)> {
    look("contentMargins", (length, placement))
  }

  /// Says where this view lines up.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> StyledView<Self, (HorizontalAlignment, ((ViewDimensions) -> CGFloat))> {
    look("alignmentGuide", (guide, computeValue))
  }

  /// Says where this view lines up.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> StyledView<Self, (VerticalAlignment, ((ViewDimensions) -> CGFloat))> {
    look("alignmentGuide", (guide, computeValue))
  }

  /// Names the space of this view.
  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> StyledView<Self, Name> {
    look("coordinateSpace", (name))
  }

  /// Names the space of this view.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> StyledView<
    Self, NamedCoordinateSpace
  > {
    look("coordinateSpace", (name))
  }

  /// Lets a cell span columns.
  public nonisolated func gridCellColumns(_ count: Int) -> StyledView<Self, Int> {
    look("gridCellColumns", (count))
  }

  /// Places a cell's content.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> StyledView<Self, UnitPoint> {
    look("gridCellAnchor", (anchor))
  }

  /// Lines a column up.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> StyledView<
    Self, HorizontalAlignment
  > {
    look("gridColumnAlignment", (guide))
  }

  /// Asks for no more room than the other cells.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> StyledView<Self, Axis.Set> {
    look("gridCellUnsizedAxes", (axes))
  }

  /// Moves this view's content as one.
  public nonisolated func geometryGroup() -> StyledView<Self, ()> {
    look("geometryGroup", ())
  }

  /// Mirrors this view or not.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior)
    -> StyledView<Self, LayoutDirectionBehavior>
  {
    look("layoutDirectionBehavior", (behavior))
  }

  /// Mirrors this view where text runs from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> StyledView<
    Self, Bool
  > {
    look("flipsForRightToLeftLayoutDirection", (enabled))
  }

  /// Says where a scroll view starts.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> StyledView<Self, UnitPoint?>
  {
    look("defaultScrollAnchor", (anchor))
  }

  /// Sizes this view by its container, worked out by a closure.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> StyledView<Self, (Axis.Set, Alignment, ((CGFloat, Axis) -> CGFloat))> {
    look("containerRelativeFrame", (axes, alignment, length))
  }

  /// Lets this view see touches at an edge first.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> StyledView<Self, Edge.Set> {
    look("defersSystemGestures", (edges))
  }

  /// Hides the status bar.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> StyledView<Self, Bool> {
    look("statusBarHidden", (hidden))
  }

  /// Hides the status bar.
  public nonisolated func statusBar(hidden: Bool) -> StyledView<Self, Bool> {
    look("statusBar", (hidden))
  }

  /// Shows or hides what the system draws on top.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> StyledView<
    Self, Visibility
  > {
    look("persistentSystemOverlays", (visibility))
  }

  /// Draws the content into a picture first.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> StyledView<Self, (Bool, ColorRenderingMode)> {
    look("drawingGroup", (opaque, colorMode))
  }

  /// Draws the content as one.
  public nonisolated func compositingGroup() -> StyledView<Self, ()> {
    look("compositingGroup", ())
  }
}

/// Whether a view is mirrored.
public struct LayoutDirectionBehavior: Hashable, Sendable, Worded {
  let words: String
}

extension LayoutDirectionBehavior {
  /// Fixed.
  public static let fixed = LayoutDirectionBehavior(words: "fixed")

  /// Mirrors.
  public static let mirrors = LayoutDirectionBehavior(words: "mirrors")
}
