/// The node of a modifier's `content`.
final class ModifierContentNode: ViewNode {
  private let base: ModifierBase
  var child: ViewNode?

  init(base: ModifierBase, parent: ViewNode) {
    self.base = base
    super.init(parent: parent)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  override var rowCount: Int { child?.rowCount ?? 0 }
  override func realiseRows(_ window: RowWindow) { child?.realiseRows(window) }

  override func willDisappear() {
    base.remove(self)
    child = nil
  }
}
