internal import SwiftSyntax

/// `assign(to:on: self)` whose subscription the object keeps itself.
struct AssignToSelfRule: Rule {
  static let description = RuleDescription(
    "assign-to-self", .lifetime, .warning,
    message: "`assign(to:on: self)` holds the object that stores the subscription.",
    why: """
      `assign(to:on:)` keeps its object strongly: object and subscription keep each other for ever.
      """,
    remedy: """
      Make the value a computed property, or write `.sink { [weak self] in self?.value = $0 }`.
      """,
    link: RuleLinks.capturing)
  static let absence = Absence.inProject

  static let calls: Set<String>? = ["assign"]

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "assign", let publisher = member.base,
      node.firstLabel == "to", node.arguments.count == 2, let target = node.arguments.last,
      target.label?.text == "on", target.expression.isSelf, let owner = Owner(of: node, in: file),
      node.visibleSelf(in: file) == .strong, case .property(let bag) = Keeping(of: node, in: file),
      PublisherChain(publisher).isEndless, !file.memo.clears(property: bag, in: node)
    else { return }
    let found = finding(at: file.place(of: member.declName))
    file.propose(found) { project in
      guard let type = owner.facts(in: project),
        KeptClosure.Keeper.subscription(bag).isForEver(in: type, project)
      else { return nil }
      return found
    }
  }
}
