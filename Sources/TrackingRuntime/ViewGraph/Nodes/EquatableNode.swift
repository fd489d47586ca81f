/// The node of an `EquatableView`: the value that was handed on last.
final class EquatableNode<Content>: SingleChildNode {
  var content: Content

  init(_ content: Content, parent: ViewNode) {
    self.content = content
    super.init(parent: parent)
  }
}
