/// A rectangle with half circles at two ends.
public nonisolated struct Capsule: Shape, LeafView {
  /// Makes a capsule.
  public init() {}
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}
