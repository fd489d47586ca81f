/// The node of an `AnyView`: it remembers the type that it shows.
final class AnyViewNode: BranchNode {
  private var type: Any.Type?

  func show<Content: View>(_ view: Content) {
    type = Content.self
    setChild(Content._makeNode(view, parent: self), branch: .first)
  }

  func update<Content: View>(_ view: Content) {
    if type == Content.self, let child {
      Content._updateNode(child, view)
    } else {
      removeChild()
      show(view)
    }
  }
}
