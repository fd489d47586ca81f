/// The node of `task`: the running task, cancelled when the id changes or the view disappears.
///
/// To be covered by a pushed screen or scrolled out of view is to disappear; the task starts anew
/// when the view comes back.
final class TaskNode<ID: Equatable>: PresentModifierNode<TaskModifier<ID>> {
  private var task: Task<Void, Never>?

  override func didMount() {
    super.didMount()
    start()
  }

  override func contentDidComeOrGo() { if isEmpty { cancel() } else { start() } }

  override func didUpdateContent(from old: TaskModifier<ID>) {
    guard old.id != modifier.id, !isCovered, !isEmpty else { return }
    cancel()
    start()
  }

  override func coverDidChange() { if isCovered { cancel() } else { start() } }

  override func didPark() { cancel() }
  override func didUnpark() { start() }

  private func start() {
    guard !isCovered && !isEmpty else { return }
    let (action, priority) = (modifier.action, modifier.priority)
    graph.enqueueTaskStart { [self] in
      guard !isTornDown && !isCovered && !isParked && !isEmpty else { return }
      // The id may have changed again before the first task was started.
      task?.cancel()
      task = graph.tasks.start(of: ownerName, priority: priority, action)
    }
  }

  private func cancel() {
    guard let task else { return }
    graph.cancel(task)
    self.task = nil
  }

  override func willDisappear() {
    super.willDisappear()
    cancel()
  }
}
