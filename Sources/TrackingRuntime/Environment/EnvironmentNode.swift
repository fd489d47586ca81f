/// The node of a modifier that changes the environment: it owns the scope below.
final class EnvironmentNode<Modifier: EnvironmentModifier>: ModifierNode<Modifier> {
  private var inner: EnvironmentScope?

  override init(_ modifier: Modifier, parent: ViewNode) {
    super.init(modifier, parent: parent)
    inner = EnvironmentScope(in: scope) { [unowned self] in self.modifier.write(&$0) }
  }

  override var treeLabel: String? { modifier.treeLabel }
  override var contentScope: EnvironmentScope { inner ?? scope }

  /// Refreshes the scope unless the new modifier makes the same difference [C25].
  override func willUpdateContent(from old: Modifier) {
    if !graph.skipsEqualValues || !modifier.isEqual(to: old) { inner?.refresh() }
  }

  override func willDisappear() {
    super.willDisappear()
    inner?.close()
  }
}
