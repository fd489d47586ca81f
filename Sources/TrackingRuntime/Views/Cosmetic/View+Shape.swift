// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

extension View {
  /// Cuts this view to an outline.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> StyledView<Self, (S, FillStyle)>
  {
    look("clipShape", (shape, style))
  }

  /// Cuts off what does not fit.
  public nonisolated func clipped(antialiased: Bool = false) -> StyledView<Self, Bool> {
    look("clipped", (antialiased))
  }

  /// Rounds the corners.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> StyledView<
    Self, (CGFloat, Bool)
  > {
    look("cornerRadius", (radius, antialiased))
  }

  /// Sets the outline that reacts to touches.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> StyledView<
    Self, (S, Bool)
  > {
    look("contentShape", (shape, eoFill))
  }

  /// Sets the outline for some uses.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> StyledView<Self, (ContentShapeKinds, S, Bool)> {
    look("contentShape", (kind, shape, eoFill))
  }

  /// Sets the outline that shapes inside follow.
  public nonisolated func containerShape<T: Shape>(_ shape: T) -> StyledView<Self, T> {
    look("containerShape", (shape))
  }

  /// Turns this view.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> StyledView<
    Self, (Angle, UnitPoint)
  > {
    look("rotationEffect", (angle, anchor))
  }

  /// Turns this view in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> StyledView<Self, (Angle, (x: CGFloat, y: CGFloat, z: CGFloat), UnitPoint, CGFloat, CGFloat)>
  {
    look("rotation3DEffect", (angle, axis, anchor, anchorZ, perspective))
  }

  /// Enlarges this view.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> StyledView<
    Self, (CGFloat, UnitPoint)
  > {
    look("scaleEffect", (s, anchor))
  }

  /// Enlarges this view.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> StyledView<
    Self, (CGSize, UnitPoint)
  > {
    look("scaleEffect", (scale, anchor))
  }

  /// Enlarges this view.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> StyledView<Self, (CGFloat, CGFloat, UnitPoint)>
  {
    look("scaleEffect", (x, y, anchor))
  }
}

/// What an outline is used for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Interaction.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// Drag preview.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// Context menu preview.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// Hover effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// Accessibility.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
  /// Every one.
  public static let all = ContentShapeKinds(rawValue: 31)
  /// The names of those that are in it.
  public var description: String {
    Looks.names(
      of: rawValue, "interaction", "dragPreview", "contextMenuPreview", "hoverEffect",
      "accessibility")
  }
}
