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

  static let calls: Set<String>? = ["scheduledTimer", "Timer"]

  func visit(_ node: ClosureExprSyntax, in file: FileContext) {
    guard let kept = file.keptClosure(node), case .timer = kept.keeper else { return }
    report(kept, at: node, in: file)
  }

  /// `Timer.scheduledTimer(timeInterval:target: self …)`.
  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard node.firstLabel == "timeInterval",
      ["scheduledTimer", "Timer"].contains(node.calleeName), node.repeats,
      let target = node.arguments.dropFirst().first, target.label?.text == "target",
      target.expression.isSelf, let owner = Owner(of: node, in: file),
      node.visibleSelf(in: file) == .strong
    else { return }
    let name: String?
    switch Keeping(of: node, in: file) {
    case .property(let property): name = property
    case .nowhere: name = nil
    case .elsewhere: return
    }
    let found = finding(at: file.place(of: target.expression))
    file.propose(found) { project in
      guard let type = owner.facts(in: project),
        KeptClosure.Keeper.timer(name).isForEver(in: type, project)
      else { return nil }
      return found
    }
  }
}
