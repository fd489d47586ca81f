internal import SwiftSyntax

/// `self` in a `sink` whose subscription the object keeps itself.
struct SinkStrongSelfRule: Rule {
  static let description = RuleDescription(
    "sink-strong-self", .lifetime, .warning,
    message: "A `sink` that the object stores holds the object strongly.",
    why: """
      The object keeps the subscription, the subscription its closure, the closure the object: none \
      of them is ever released.
      """,
    remedy: "Write `.sink { [weak self] value in … }`.",
    link: RuleLinks.capturing)
  static let absence = Absence.inProject

  static let calls: Set<String>? = ["sink"]

  func visit(_ node: ClosureExprSyntax, in file: FileContext) {
    guard let kept = file.keptClosure(node), case .subscription = kept.keeper else { return }
    report(kept, at: node, in: file)
  }

  /// `.sink(receiveValue: self.show)`, which is a closure over `self`.
  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "sink", let publisher = member.base,
      let argument = node.arguments.last, argument.label?.text == "receiveValue",
      let owner = Owner(of: node, in: file), node.visibleSelf(in: file) == .strong
    else { return }
    let name: String
    if let method = argument.expression.as(MemberAccessExprSyntax.self), method.base?.isSelf == true
    {
      name = method.declName.baseName.plainName
    } else if let method = argument.expression.as(DeclReferenceExprSyntax.self),
      !MemberLocals.hide(method.baseName.plainName, at: node, in: file)
    {
      name = method.baseName.plainName
    } else {
      return
    }
    guard case .property(let bag) = Keeping(of: node, in: file),
      PublisherChain(publisher).isEndless,
      !file.memo.clears(property: bag, in: node)
    else { return }
    let found = finding(at: file.place(of: argument.expression))
    file.propose(found) { project in
      guard let type = owner.facts(in: project),
        owner.isHeldByMethod(.implied([name]), in: project),
        KeptClosure.Keeper.subscription(bag).isForEver(in: type, project)
      else { return nil }
      return found
    }
  }
}
