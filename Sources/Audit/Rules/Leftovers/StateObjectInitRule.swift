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

  static let calls: Set<String>? = ["StateObject"]

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard node.calleeName == "StateObject", node.firstLabel == "wrappedValue" else { return }
    file.report(finding(at: file.place(of: node)))
  }
}
