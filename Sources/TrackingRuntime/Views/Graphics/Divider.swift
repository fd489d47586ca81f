/// A line between views.
public nonisolated struct Divider: LeafView {
  /// Makes a line.
  public init() {}
}
