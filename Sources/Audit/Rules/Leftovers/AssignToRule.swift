internal import SwiftSyntax

/// A call of Combine's `assign(to:on:)` or `assign(to:)`.
struct AssignToRule: Rule {
  static let description = RuleDescription(
    "assign-to", .leftovers, .warning,
    message: "`assign(to:)` feeds a property from a publisher.",
    why: "`assign(to: &$property)` needs a `@Published` property; an `@Observable` one has no `$`.",
    remedy: "Make the value a computed property, or write it where its source changes.",
    link: RuleLinks.combine, needsObservation: true)

  static let calls: Set<String>? = ["assign"]

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      member.declName.baseName.text == "assign", node.firstLabel == "to",
      let target = node.arguments.first?.expression
    else { return }
    let isKeyPath = target.is(KeyPathExprSyntax.self) && node.arguments.count == 2
    let isProperty = target.is(InOutExprSyntax.self) && node.arguments.count == 1
    guard isKeyPath || isProperty else { return }
    let found = finding(at: file.place(of: member.declName))
    let receiver = Receiver(of: node)
    file.propose(found) { receiver.hasOwnMethod("assign", in: $0) ? nil : found }
  }
}
