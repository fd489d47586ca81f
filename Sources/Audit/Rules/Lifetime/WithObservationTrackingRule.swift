internal import SwiftSyntax

/// A call of `withObservationTracking`.
struct WithObservationTrackingRule: Rule {
  static let description = RuleDescription(
    "with-observation-tracking", .lifetime, .note,
    message: "`withObservationTracking` reports one change, before it happens.",
    why: """
      `onChange` runs once, sees the old value, and runs on whichever thread writes; it has to be \
      armed again for the next change.
      """,
    remedy: "For a stream of values use `Observations`; in a view, read the property in `body`.",
    link: RuleLinks.tracking)

  static let calls: Set<String>? = ["withObservationTracking"]

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard
      node.calledExpression.isNamed("withObservationTracking")
        || node.calledExpression.as(MemberAccessExprSyntax.self)?.isObservationsTracking == true,
      !node.arguments.isEmpty || node.trailingClosure != nil
    else { return }
    let found = finding(at: file.place(of: node))
    file.propose(found) { $0.declaresFunction("withObservationTracking") ? nil : found }
  }
}

extension MemberAccessExprSyntax {
  /// Whether it is `Observation.withObservationTracking`.
  fileprivate var isObservationsTracking: Bool {
    declName.baseName.text == "withObservationTracking" && base?.isNamed("Observation") == true
  }
}
