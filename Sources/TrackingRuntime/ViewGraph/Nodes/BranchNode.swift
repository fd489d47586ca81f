/// The node of something that shows one of several views, or none: `if`, `AnyView`, `.id`.
class BranchNode: ViewNode {
  enum Branch { case first, second }

  private(set) var child: ViewNode?
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

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  override var rowCount: Int { child?.rowCount ?? 0 }
  override func realiseRows(_ window: RowWindow) { child?.realiseRows(window) }
  override func willDisappear() { child = nil }
}
