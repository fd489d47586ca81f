/// The node of an `EquatableView`: the value that was handed on last.
final class EquatableNode<Content>: ViewNode {
  var content: Content
  var child: ViewNode?

  init(_ content: Content, parent: ViewNode) {
    self.content = content
    super.init(parent: parent)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  override var rowCount: Int { child?.rowCount ?? 0 }
  override func realiseRows(_ window: RowWindow) { child?.realiseRows(window) }
  override func willDisappear() { child = nil }
}
