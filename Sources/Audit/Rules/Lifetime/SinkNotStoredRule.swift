internal import SwiftSyntax

/// A subscription that nobody keeps.
struct SinkNotStoredRule: Rule {
  static let description = RuleDescription(
    "sink-not-stored", .lifetime, .warning,
    message: "Nobody keeps this subscription, so it ends at once.",
    why:
      "An `AnyCancellable` cancels its subscription when it goes away; nothing is received then.",
    remedy: "Store it: `.store(in: &subscriptions)`, or in a property.",
    link: "https://developer.apple.com/documentation/combine/anycancellable")
  static let absence = Absence.inFile

  static let calls: Set<String>? = ["sink", "assign"]

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let publisher = member.base, Self.subscribes(node, by: member.declName.baseName.text),
      Keeping(of: node, in: file) == .nowhere, !PublisherChain(publisher).isImmediate,
      Self.isStatement(node)
    else { return }
    let found = finding(at: file.place(of: member.declName))
    let name = member.declName.baseName.text
    file.propose(found) { $0.declaresFunction(name) ? nil : found }
  }

  /// Whether the arguments are those of Combine's `sink` or `assign(to:on:)`.
  private static func subscribes(_ call: FunctionCallExprSyntax, by name: String) -> Bool {
    switch name {
    case "sink":
      if call.arguments.isEmpty { return call.trailingClosure != nil }
      return call.arguments.allSatisfy {
        ["receiveValue", "receiveCompletion"].contains($0.label?.text)
      }
    case "assign":
      return call.arguments.map { $0.label?.text } == ["to", "on"]
    default: return false
    }
  }

  /// Whether the call is a statement of a function, where nobody collects what statements make, as
  /// a result builder would.
  private static func isStatement(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.parent?.is(CodeBlockItemSyntax.self) == true else { return true }
    for node in call.ancestors {
      if let closure = node.as(ClosureExprSyntax.self) {
        return TaskCall(whoseBodyIs: closure) != nil
      }
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.attributes.allSatisfy { element in
          guard case .attribute(let attribute) = element else { return false }
          return ["MainActor", "objc", "discardableResult"].contains(attribute.simpleName)
        }
      }
      if node.is(InitializerDeclSyntax.self) { return true }
      if node.is(AccessorBlockSyntax.self) { return false }
    }
    return true
  }
}
