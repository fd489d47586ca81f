/// The node of a value for the views around.
final class PreferenceNode<Key: PreferenceKey>: ModifierNode<PreferenceModifier<Key>> {
  override func didMount() { tell() }
  override func didUpdateContent(from old: PreferenceModifier<Key>) { tell() }

  override func didPark() { tell() }
  override func didUnpark() { tell() }

  override func willDisappear() {
    super.willDisappear()
    tell()
  }

  private func tell() {
    var above = parent
    while let node = above {
      if PresentationNode.isOverEverything(node) { return }
      if let reader = node as? any PreferenceReading, reader.key == ObjectIdentifier(Key.self) {
        graph.enqueueAction { reader.compare() }
      }
      above = node.parent
    }
  }

  /// The value that is handed up here, or `nil` where nobody below has one.
  ///
  /// What is presented over everything, such as a sheet, keeps its values to itself.
  static func value(below node: ViewNode) -> Key.Value? {
    if PresentationNode.isOverEverything(node) { return nil }
    if let node = node as? PreferenceNode<Key> {
      var value = node.child.flatMap { PreferenceNode.value(below: $0) } ?? Key.defaultValue
      node.modifier.change(&value)
      return value
    }
    var joined: Key.Value?
    node.forEachChild { child in
      guard let next = value(below: child) else { return }
      if var value = joined {
        Key.reduce(value: &value) { next }
        joined = value
      } else {
        joined = next
      }
    }
    return joined
  }
}
