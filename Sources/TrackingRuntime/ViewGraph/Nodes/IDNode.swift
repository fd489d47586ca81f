/// The node of `.id`: the id that its content was made for.
final class IDNode<ID: Hashable>: BranchNode {
  var id: ID

  init(_ id: ID, parent: ViewNode) {
    self.id = id
    super.init(parent: parent)
  }
}
