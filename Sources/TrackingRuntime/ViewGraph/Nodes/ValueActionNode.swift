/// The node of `onChange`: it compares in each pass and queues the action for after the bodies.
final class ValueActionNode<Value: Equatable>: ModifierNode<ValueActionModifier<Value>> {
  private var frame = 0
  private var dispatches = 0

  override func didMount() {
    guard modifier.initial else { return }
    let (action, value) = (modifier.action, modifier.value)
    graph.enqueueAction { action(value, value) }
  }

  override func didUpdateContent(from old: ValueActionModifier<Value>) {
    guard old.value != modifier.value else { return }
    if frame != graph.frame {
      frame = graph.frame
      dispatches = 0
    }
    dispatches += 1
    guard dispatches <= 2 else {
      let type = TypeName.full(of: Value.self)
      RuntimeWarningLog.shared.report(
        "onChange(of: \(type)) action tried to update multiple times per frame.")
      return
    }
    let (action, older, newer) = (modifier.action, old.value, modifier.value)
    graph.enqueueAction { action(older, newer) }
  }
}
