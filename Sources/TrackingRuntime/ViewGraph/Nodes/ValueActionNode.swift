/// The node of `onChange`: it compares in each pass and queues the action for after the bodies.
final class ValueActionNode<Value: Equatable>: PresentModifierNode<ValueActionModifier<Value>> {
  private var frame = 0
  private var dispatches = 0

  override func didMount() {
    super.didMount()
    performInitially()
  }

  override func contentDidComeOrGo() { performInitially() }

  private func performInitially() {
    guard modifier.initial, !isEmpty else { return }
    let (action, value) = (modifier.action, modifier.value)
    graph.enqueueAction { action(value, value) }
  }

  override func didUpdateContent(from old: ValueActionModifier<Value>) {
    guard old.value != modifier.value else { return }
    // Content that comes or goes in this very pass is not there before or after it.
    guard !isEmpty, rowCount > 0 else { return }
    if frame != graph.frame {
      frame = graph.frame
      dispatches = 0
    }
    dispatches += 1
    guard dispatches <= 2 else {
      reportLoop(from: old.value)
      return
    }
    let action = modifier.runsOlderAction ? old.action : modifier.action
    let (older, newer) = (old.value, modifier.value)
    graph.enqueueAction { action(older, newer) }
  }

  /// SwiftUI's sentence, and below it which view it is and what the value does.
  private func reportLoop(from old: Value) {
    let type = TypeName.full(of: Value.self)
    let cause = graph.history.evaluations(ofPass: graph.pass).last { $0.view == ownerName }?.cause
    let reason = cause.map { ", whose body ran because of \($0)" } ?? ""
    RuntimeWarningLog.shared.report(
      """
      onChange(of: \(type)) action tried to update multiple times per frame.
      It is in \(ownerName)\(reason); the value went from \(shortened(old)) to \
      \(shortened(modifier.value)). Remedy: write only what really is different.
      """)
  }

  private func shortened(_ value: Value) -> String {
    let text = "\(value)"
    return text.count > 40 ? text.prefix(40) + "…" : text
  }
}
