/// Gives its content something to scroll by.
public nonisolated struct ScrollViewReader<Content: View>: PrimitiveView {
  let content: (ScrollViewProxy) -> Content

  /// Makes a view that can be scrolled by a proxy.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Makes the node of a new place.
  @MainActor
  public static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
    let node = ScrollReaderNode(parent: parent)
    node.setChild(
      ScrollReaderContent._makeNode(
        ScrollReaderContent(proxy: node.proxy, content: view.content), parent: node),
      branch: .first)
    return node
  }

  /// Hands a newer value to the node.
  @MainActor
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    // The node was made by this type's `_makeNode`.
    let node = unsafeDowncast(node, to: ScrollReaderNode.self)
    guard let child = node.child else { return }
    ScrollReaderContent._updateNode(
      child, ScrollReaderContent(proxy: node.proxy, content: view.content))
  }
}
