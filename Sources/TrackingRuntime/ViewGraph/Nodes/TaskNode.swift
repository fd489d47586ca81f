/// The node of `task`: the running task, cancelled when the id changes or the view disappears.
final class TaskNode<ID: Equatable>: ModifierNode<TaskModifier<ID>> {
  private var task: Task<Void, Never>?

  override func didMount() { start() }

  override func didUpdateContent(from old: TaskModifier<ID>) {
    guard old.id != modifier.id else { return }
    task?.cancel()
    start()
  }

  private func start() {
    let (action, priority) = (modifier.action, modifier.priority)
    graph.enqueueTaskStart { [self] in
      guard !isTornDown else { return }
      // The id may have changed again before the first task was started.
      task?.cancel()
      task = graph.tasks.start(priority: priority, action)
    }
  }

  override func willDisappear() {
    super.willDisappear()
    task?.cancel()
    task = nil
  }
}
