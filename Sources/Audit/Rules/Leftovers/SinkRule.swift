internal import SwiftSyntax

/// A call of `sink` on a publisher.
struct SinkRule: Rule {
  static let description = RuleDescription(
    "sink", .leftovers, .note,
    message: "A `sink` subscribes to a publisher.",
    why: "It is where Combine still runs: what it feeds from a `@Published` property has to move.",
    remedy:
      "Once its source is an `@Observable` property, use `didSet`, a method or `Observations`.",
    link: RuleLinks.combine)

  static let calls: Set<String>? = ["sink"]

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      member.declName.baseName.text == "sink", Self.takesValues(node)
    else { return }
    let found = finding(at: file.place(of: member.declName))
    let receiver = Receiver(of: node)
    file.propose(found) { receiver.hasOwnMethod("sink", in: $0) ? nil : found }
  }

  /// Whether the arguments are those of Combine's `sink`: a closure, or `receiveValue:` and
  /// `receiveCompletion:`.
  private static func takesValues(_ call: FunctionCallExprSyntax) -> Bool {
    if call.arguments.isEmpty { return call.trailingClosure != nil }
    let labels = call.arguments.map { $0.label?.text ?? "" }
    return labels.allSatisfy { ["receiveValue", "receiveCompletion"].contains($0) }
  }
}
