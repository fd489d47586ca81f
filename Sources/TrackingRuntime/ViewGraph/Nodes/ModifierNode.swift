/// The node of a modifier of ours: the newest modifier and the content.
class ModifierNode<Modifier: ViewModifier>: ViewNode {
  var modifier: Modifier
  var child: ViewNode?

  init(_ modifier: Modifier, parent: ViewNode) {
    self.modifier = modifier
    super.init(parent: parent)
  }

  /// Called once, when the content has been made.
  func didMount() {}

  /// Called with the modifier before, when a newer one is in place.
  func willUpdateContent(from old: Modifier) {}

  /// Called with the modifier before, when the content is up to date.
  func didUpdateContent(from old: Modifier) {}

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  override var rowCount: Int { child?.rowCount ?? 0 }
  override func realiseRows(_ window: RowWindow) { child?.realiseRows(window) }
  override func willDisappear() { child = nil }
}
