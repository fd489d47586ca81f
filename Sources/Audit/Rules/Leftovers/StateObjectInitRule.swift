internal import SwiftSyntax

/// A call of `StateObject(wrappedValue:)`.
struct StateObjectInitRule: Rule {
  static let description = RuleDescription(
    "state-object-init", .leftovers, .warning,
    message: "`StateObject(wrappedValue:)` is left from ObservableObject.",
    why: """
      It builds the object once, lazily; `State(initialValue:)` builds one at each `init` of the \
      view and keeps the first, so an initialiser with effects shows them each time.
      """,
    remedy: "Write `State(initialValue:)`, and keep effects out of the model's `init`.",
    link: RuleLinks.stateObject, isFixable: true, needsObservation: true)

  static let calls: Set<String>? = ["StateObject", "init"]

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard node.firstLabel == "wrappedValue" else { return }
    if node.calleeName == "init" {
      // `_model = .init(wrappedValue: Model())`
      guard node.calledExpression.as(MemberAccessExprSyntax.self).map({ $0.base == nil }) == true,
        node.initialisedProperty?.attributes.has("StateObject") == true
      else { return }
    }
    file.report(finding(at: file.place(of: node)))
  }
}
