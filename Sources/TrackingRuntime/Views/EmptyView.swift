/// A view of nothing.
public nonisolated struct EmptyView: LeafView {
  /// Makes a view of nothing.
  public nonisolated init() {}

  var treeLabel: String? { nil }
}
