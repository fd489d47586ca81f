/// A task that lives as long as a view is in its place and an id stays the same.
public nonisolated struct TaskModifier<ID: Equatable>: NodeModifier {
  let id: ID
  let priority: TaskPriority
  /// With its isolation: on the main actor it begins at once, without a turn through the pool.
  let action: @isolated(any) @Sendable () async -> Void

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    TaskNode(modifier, parent: parent)
  }
}

extension View {
  /// Starts a task after this view has appeared; disappearance cancels it [C23].
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> ModifiedContent<Self, TaskModifier<Bool>> {
    modifier(TaskModifier(id: true, priority: priority, action: action))
  }

  /// Starts a task after this view has appeared, and another one whenever the id changes [C23].
  public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> ModifiedContent<Self, TaskModifier<ID>> {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
