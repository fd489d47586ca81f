/// A node with one node below it at most: its rows are the child's.
class SingleChildNode: ViewNode {
  /// The node below; gone when the place has disappeared.
  final var child: ViewNode?

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  override var rowCount: Int { child?.rowCount ?? 0 }
  override func realiseRows(_ window: RowWindow) { child?.realiseRows(window) }
  override func willDisappear() { child = nil }
}
