internal import SwiftSyntax

/// A call of `.environmentObject(_:)`.
struct EnvironmentObjectCallRule: Rule {
  static let description = RuleDescription(
    "environment-object-call", .leftovers, .warning,
    message: "`.environmentObject(_:)` is left from ObservableObject.",
    why: "It takes ObservableObjects only; an `@Observable` model goes by `.environment(_:)`.",
    remedy: "Write `.environment(model)` once the model is `@Observable`.",
    link: RuleLinks.migrating, isFixable: true, needsObservation: true)

  static let calls: Set<String>? = ["environmentObject"]

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "environmentObject", node.firstLabel == "",
      let value = node.arguments.first?.expression, node.arguments.count == 1,
      // No object is written as a literal, and no modifier stands without its view.
      !value.isLiteral, !member.isImplicitMember
    else { return }
    let found = finding(at: file.place(of: member.declName))
    let receiver = Receiver(of: node)
    // `Text("").environmentObject(model)` is a view's; of a name the project may know more.
    let isNamed =
      member.base?.is(DeclReferenceExprSyntax.self) == true
      || member.base?.is(MemberAccessExprSyntax.self) == true
    file.propose(found) { project in
      if receiver.hasOwnMethod("environmentObject", in: project) { return nil }
      let isOpen = isNamed && receiver.types(in: project).isEmpty
      return isOpen && project.functions.contains("environmentObject") ? nil : found
    }
  }
}

extension ExprSyntax {
  fileprivate var isLiteral: Bool {
    [
      .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr,
      .nilLiteralExpr, .arrayExpr, .dictionaryExpr,
    ].contains(kind)
  }
}
