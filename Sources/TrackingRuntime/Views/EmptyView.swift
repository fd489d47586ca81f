/// A view of nothing.
public nonisolated struct EmptyView: LeafView {
  /// Makes a view of nothing.
  public nonisolated init() {}

  static var isRow: Bool { false }
  var treeLabel: String? { nil }
}
