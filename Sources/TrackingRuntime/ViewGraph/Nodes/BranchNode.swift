/// The node of something that shows one of several views, or none: `if`, `AnyView`, `.id`.
class BranchNode: SingleChildNode {
  enum Branch { case first, second }

  private(set) var branch: Branch?

  /// Shows a child that has just been made.
  final func setChild(_ child: ViewNode, branch: Branch) {
    self.child = child
    self.branch = branch
    graph.structureDidChange(at: self)
  }

  /// Tears the child down.
  final func removeChild() {
    child?.tearDown()
    child = nil
    branch = nil
    graph.structureDidChange(at: self)
  }
}
