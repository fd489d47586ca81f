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
      node.arguments.count == 1
    else { return }
    file.report(finding(at: file.place(of: member.declName)))
  }
}
