/// The node of a modifier of ours: the newest modifier and the content.
class ModifierNode<Modifier: ViewModifier>: SingleChildNode {
  var modifier: Modifier

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
}
