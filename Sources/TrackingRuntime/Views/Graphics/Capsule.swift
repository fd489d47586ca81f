import Foundation

/// A rectangle with half circles at two ends.
public nonisolated struct Capsule: InsettableShape {
  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) {}

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}
