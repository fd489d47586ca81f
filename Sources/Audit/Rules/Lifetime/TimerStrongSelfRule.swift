internal import SwiftSyntax

/// `self` in the closure of a repeating timer, or as its target.
struct TimerStrongSelfRule: Rule {
  static let description = RuleDescription(
    "timer-strong-self", .lifetime, .warning,
    message: "A repeating timer holds `self` strongly.",
    why: """
      The run loop keeps the timer until `invalidate()`; called in `deinit`, that comes never.
      """,
    remedy: "Write `{ [weak self] timer in … }` and invalidate the timer in `deinit`.",
    link: RuleLinks.capturing)
  static let absence = Absence.inProject

  static let calls: Set<String>? = ["scheduledTimer", "Timer"]

  func visit(_ node: ClosureExprSyntax, in file: FileContext) {
    guard let kept = file.keptClosure(node), case .timer = kept.keeper else { return }
    report(kept, at: node, in: file)
  }

  /// `Timer.scheduledTimer(timeInterval:target: self …)`.
  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard ["scheduledTimer", "Timer"].contains(node.calleeName), node.repeats else { return }
    if node.firstLabel == "withTimeInterval" { return visit(blockOf: node, in: file) }
    guard node.firstLabel == "timeInterval", let target = node.arguments.dropFirst().first,
      target.label?.text == "target", target.expression.isSelf
    else { return }
    report(node, at: target.expression, in: file) { _, _ in true }
  }

  /// `block: tick`, which is a closure over `self`.
  private func visit(blockOf node: FunctionCallExprSyntax, in file: FileContext) {
    guard let block = node.arguments.last, block.label?.text == "block" else { return }
    let name: String
    if let method = block.expression.as(MemberAccessExprSyntax.self), method.base?.isSelf == true {
      name = method.declName.baseName.plainName
    } else if let method = block.expression.as(DeclReferenceExprSyntax.self),
      !MemberLocals.hide(method.baseName.plainName, at: node, in: file)
    {
      name = method.baseName.plainName
    } else {
      return
    }
    report(node, at: block.expression, in: file) { owner, project in
      owner.isHeldByMethod(.implied([name]), in: project)
    }
  }

  private func report(
    _ node: FunctionCallExprSyntax, at place: ExprSyntax, in file: FileContext,
    when isHeld: @escaping @Sendable (Owner, ProjectIndex) -> Bool
  ) {
    guard let owner = Owner(of: node, in: file), node.visibleSelf(in: file) == .strong else {
      return
    }
    let name: String?
    switch Keeping(of: node, in: file) {
    case .property(let property): name = property
    case .nowhere: name = nil
    case .elsewhere: return
    }
    let found = finding(at: file.place(of: place))
    file.propose(found) { project in
      guard let type = owner.facts(in: project), isHeld(owner, project),
        KeptClosure.Keeper.timer(name).isForEver(in: type, project)
      else { return nil }
      return found
    }
  }
}
