/// The node of `onPreferenceChange`: a value below that comes, changes or goes has it compare.
final class PreferenceActionNode<Key: PreferenceKey>: ModifierNode<PreferenceActionModifier<Key>>,
  PreferenceReading
where Key.Value: Equatable {
  let key = ObjectIdentifier(Key.self)
  private var last = Key.defaultValue

  /// Runs the action if the value from below is different.
  func compare() {
    guard !isTornDown, let child else { return }
    let value = PreferenceNode<Key>.value(below: child) ?? Key.defaultValue
    guard value != last else { return }
    last = value
    modifier.action(value)
  }
}
