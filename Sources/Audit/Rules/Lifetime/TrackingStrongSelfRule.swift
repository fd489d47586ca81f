internal import SwiftSyntax

/// `self` in the `onChange` of `withObservationTracking`.
struct TrackingStrongSelfRule: Rule {
  static let description = RuleDescription(
    "tracking-strong-self", .lifetime, .warning,
    message: "`onChange` of `withObservationTracking` holds `self` strongly.",
    why: """
      The observed object keeps the closure until its next change; armed again after each change, \
      it keeps `self` for ever.
      """,
    remedy: "Write `onChange: { [weak self] in … }`, on this closure, not on one inside it.",
    link: RuleLinks.tracking)
  static let absence = Absence.inFile

  static let calls: Set<String>? = ["withObservationTracking"]

  func visit(_ node: ClosureExprSyntax, in file: FileContext) {
    guard let kept = file.keptClosure(node), kept.keeper == .tracking else { return }
    report(kept, at: node, in: file)
  }

  /// `onChange: self.update`, which is a closure over `self`.
  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard node.calleeName == "withObservationTracking",
      let argument = node.arguments.last, argument.label?.text == "onChange",
      let owner = Owner(of: node, in: file), node.visibleSelf(in: file) == .strong
    else { return }
    let hold: SelfHold
    if let method = argument.expression.as(MemberAccessExprSyntax.self), method.base?.isSelf == true
    {
      hold = .implied([method.declName.baseName.plainName])
    } else if let name = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
      !MemberLocals.hide(name, at: node, in: file)
    {
      hold = .implied([name])
    } else {
      return
    }
    let found = finding(at: file.place(of: argument.expression))
    file.propose(found) { project in
      owner.facts(in: project) != nil && owner.isHeldByMethod(hold, in: project) ? found : nil
    }
  }
}
