internal import SwiftSyntax

/// A call of the view modifier `.onReceive(_:perform:)`.
struct OnReceiveRule: Rule {
  static let description = RuleDescription(
    "on-receive", .leftovers, .note,
    message: "`.onReceive` listens to a publisher.",
    why: """
      It goes on while another screen is pushed and always runs the latest closure; a \
      `.task { for await … }` is cancelled then and keeps its first closure.
      """,
    remedy: "For a model's property use `.onChange(of:)`; for other publishers it may stay.",
    link: "https://developer.apple.com/documentation/swiftui/view/onreceive(_:perform:)")

  static let calls: Set<String>? = ["onReceive"]

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "onReceive", node.firstLabel == "",
      node.trailingClosure != nil || node.arguments.last?.label?.text == "perform"
        || node.arguments.count == 2
    else { return }
    let found = finding(at: file.place(of: member.declName))
    let receiver = Receiver(of: node)
    file.propose(found) { receiver.hasOwnMethod("onReceive", in: $0) ? nil : found }
  }
}
