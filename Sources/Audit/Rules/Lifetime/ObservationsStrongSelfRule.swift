internal import SwiftSyntax

/// `Observations { self.name }` where a task, or the object itself, keeps the sequence.
struct ObservationsStrongSelfRule: Rule {
  static let description = RuleDescription(
    "observations-strong-self", .lifetime, .warning,
    message: "The closure of `Observations` holds `self` strongly.",
    why: """
      The task keeps the sequence and the sequence keeps its closure: the object is never released, \
      and its `deinit` cannot cancel the task.
      """,
    remedy:
      "Write `Observations { [weak self] in self?.name }` and `.compactMap(\\.self)` behind it.",
    link: RuleLinks.observations)
  static let absence = Absence.inProject

  static let calls: Set<String>? = ["Observations", "untilFinished"]

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard let closure = ObservationsCall(node)?.closure, let owner = Owner(of: node, in: file)
    else { return }
    let hold = closure.selfHold(in: file)
    guard hold.mayBeStrong, closure.innerWeakCaptures.isEmpty else { return }
    let keeping: Keeping
    var isStored = false
    if let task = Self.task(iterating: node, in: file) {
      keeping = Keeping(of: task.call, in: file)
    } else {
      keeping = Keeping(of: Self.wholeChain(of: node), in: file)
      isStored = true
      guard case .property = keeping else { return }
    }
    guard keeping != .elsewhere else { return }
    let found = finding(
      at: file.place(of: node),
      isStored
        ? "The object keeps the sequence, and the closure of `Observations` holds it strongly."
        : nil)
    file.propose(found) { [isStored] project in
      guard let type = owner.facts(in: project), owner.isHeld(hold, in: project),
        !project.hides("Observations")
      else { return nil }
      if case .property(let name) = keeping {
        guard project.instanceProperty(name, in: type) != nil,
          isStored || !project.isStopped(name, of: type)
        else { return nil }
      }
      return found
    }
  }

  /// The task in whose body the sequence is made, or used under a local name.
  private static func task(iterating node: FunctionCallExprSyntax, in file: FileContext)
    -> TaskCall?
  {
    if let task = TaskCall.around(node) { return task }
    let chain = wholeChain(of: node)
    guard let binding = chain.parent?.parent?.as(PatternBindingSyntax.self),
      binding.initializer?.value.id == chain.id,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName,
      let scope = binding.ancestors.first(where: { $0.is(CodeBlockItemListSyntax.self) })
    else { return nil }
    return file.memo.references(to: name, below: scope).lazy
      .compactMap { TaskCall.around($0) }.first
  }

  /// The expression with the operators that are called on it.
  private static func wholeChain(of node: FunctionCallExprSyntax) -> ExprSyntax {
    var chain = ExprSyntax(node)
    while let member = chain.parent?.as(MemberAccessExprSyntax.self),
      let call = member.parent?.as(FunctionCallExprSyntax.self)
    {
      chain = ExprSyntax(call)
    }
    return chain
  }
}
