internal import SwiftSyntax

/// An endless task that nobody cancels.
struct TaskNotCancelledRule: Rule {
  static let description = RuleDescription(
    "task-not-cancelled", .lifetime, .warning,
    message: "An endless task is not cancelled in `deinit`.",
    why: """
      Nothing comes when the object goes away: the loop waits for ever, and the task keeps all that \
      it captured.
      """,
    remedy: "Keep the task in a property and cancel it in `deinit`.",
    link: RuleLinks.task)
  static let absence = Absence.inProject

  static let calls: Set<String>? = TaskCall.names

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard let task = TaskCall(node), let owner = Owner(of: node, in: file) else { return }
    let all = EndlessLoop.loops(in: task.body, of: file).filter { !$0.looksAtSelf }
    var loops = all.filter(\.isCertain)
    // A stream may outlive the object; whoever wrote no `deinit` did not think of that.
    let isOpen = loops.isEmpty
    if isOpen, task.body.selfHold(in: file) == .weak {
      // The next value ends what looks whether the object is still there.
      loops = all.filter { $0.node.as(ForStmtSyntax.self)?.body.leavesWithoutSelf != true }
    }
    guard !loops.isEmpty, node.visibleSelf(in: file) != .none else { return }
    let namesObservations = loops.allSatisfy { $0.namesObservations }
    let hold = task.body.selfHold(in: file)
    let isUnqualified = task.isUnqualified
    switch Keeping(of: node, in: file) {
    case .elsewhere: return
    case .nowhere:
      if isOpen { return }
      let found = finding(
        at: file.place(of: node), "Nobody keeps this endless task, so nobody can cancel it.")
      file.propose(found) { project in
        // One that holds the object, too, is told by another rule.
        guard project.hasSwiftsTask(isUnqualified: isUnqualified), owner.facts(in: project) != nil,
          !namesObservations || !project.hides("Observations"),
          !owner.isHeld(hold, in: project)
        else { return nil }
        return found
      }
    case .property(let name):
      let found = finding(
        at: file.place(of: node), "The endless task in `\(name)` is not cancelled in `deinit`.")
      file.propose(found) { project in
        guard project.hasSwiftsTask(isUnqualified: isUnqualified),
          !namesObservations || !project.hides("Observations"),
          let type = owner.facts(in: project),
          let property = project.instanceProperty(name, in: type),
          property.type.map(Self.isTask) ?? false, !project.isStopped(name, of: type),
          !project.isStoppedInDeinitialiser(name, of: type),
          !isOpen || !project.lineage(of: type).contains(where: \.hasDeinitialiser)
        else { return nil }
        return found
      }
    }
  }

  /// Whether the written type is a task's, alone or in a collection; any other type may cancel by
  /// itself.
  private static func isTask(_ written: String) -> Bool {
    written == "Task" || written.hasPrefix("Task<")
      || written.hasPrefix("[") && written.contains("Task<")
      || written.hasPrefix("Set<Task<") || written.hasPrefix("_Concurrency.Task<")
  }
}
