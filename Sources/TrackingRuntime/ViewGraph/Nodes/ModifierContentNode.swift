/// The node of a modifier's `content`.
final class ModifierContentNode: SingleChildNode {
  private let base: ModifierBase

  init(base: ModifierBase, parent: ViewNode) {
    self.base = base
    super.init(parent: parent)
  }

  override func willDisappear() {
    base.remove(self)
    super.willDisappear()
  }
}
