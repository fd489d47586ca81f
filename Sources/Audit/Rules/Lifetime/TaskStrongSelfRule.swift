internal import SwiftSyntax

/// An endless loop in a task that holds `self`.
struct TaskStrongSelfRule: Rule {
  static let description = RuleDescription(
    "task-strong-self", .lifetime, .warning,
    message: "An endless task holds `self` strongly.",
    why: """
      The loop ends only when the task is cancelled, and the object that could do so in its \
      `deinit` is never released.
      """,
    remedy: """
      Write `Task { [weak self] in … }`, take `self` inside the loop only, keep the task and cancel \
      it in `deinit`.
      """,
    link: RuleLinks.task)
  static let absence = Absence.inProject

  static let calls: Set<String>? = TaskCall.names

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard let task = TaskCall(node), let owner = Owner(of: node, in: file) else { return }
    let loops = EndlessLoop.loops(in: task.body, of: file)
    guard !loops.isEmpty else { return readCalls(in: task, of: owner, in: file) }
    var hold = task.body.selfHold(in: file)
    var spot = Syntax(node)
    var isCertain = loops.contains { $0.isCertain }
    if !hold.mayBeStrong, task.body.selfCapture?.isWeak == true {
      // A `for await` behind a guard has a rule of its own.
      let bound = loops.lazy.filter { !$0.isForAwait }.compactMap {
        $0.selfBinding(in: task.body, of: file)
      }
      guard let binding = bound.first else { return }
      (hold, spot, isCertain) = (.strong, binding, true)
    }
    guard hold.mayBeStrong, task.body.innerWeakCaptures.isEmpty else { return }
    let keeping = Keeping(of: node, in: file)
    guard keeping != .elsewhere, keeping != .nowhere || isCertain else { return }
    let found = finding(
      at: file.place(of: spot),
      keeping == .nowhere
        ? "An endless task that nobody can cancel holds `self` strongly."
        : isCertain ? nil : "This task holds `self` strongly for as long as its stream goes on.")
    propose(
      found, task, of: owner, hold, keeping,
      namesObservations: loops.contains { $0.namesObservations }, in: file)
  }

  /// `Task { [weak self] in await self?.listen() }`: the call holds `self` as long as it runs.
  private func readCalls(in task: TaskCall, of owner: Owner, in file: FileContext) {
    for node in task.body.ownNodes {
      guard let call = node.as(FunctionCallExprSyntax.self), let base = call.base?.bare,
        base.isSelf, let name = call.calleeName,
        let method = task.call.enclosingType?.memberBlock.members.all.lazy
          .compactMap({ $0.as(FunctionDeclSyntax.self) })
          .first(where: { $0.name.plainName == name }),
        method.body?.ownNodes.contains(where: { EndlessLoop.isCertain($0, in: file) }) == true,
        task.call.visibleSelf(in: file) != .none
      else { continue }
      let keeping = Keeping(of: task.call, in: file)
      guard keeping != .elsewhere else { return }
      let found = finding(
        at: file.place(of: task.call),
        "This task holds `self` strongly for as long as `\(name)` runs, which is without end.")
      return propose(
        found, task, of: owner, .strong, keeping, namesObservations: false, in: file)
    }
  }

  private func propose(
    _ found: Finding, _ task: TaskCall, of owner: Owner, _ hold: SelfHold, _ keeping: Keeping,
    namesObservations: Bool, in file: FileContext
  ) {
    let isUnqualified = task.isUnqualified
    file.propose(found) { project in
      guard project.hasSwiftsTask(isUnqualified: isUnqualified),
        !namesObservations || !project.hides("Observations"),
        let type = owner.facts(in: project),
        owner.isHeld(hold, in: project)
      else { return nil }
      if case .property(let name) = keeping {
        guard project.instanceProperty(name, in: type) != nil, !project.isStopped(name, of: type)
        else { return nil }
      }
      return found
    }
  }
}
