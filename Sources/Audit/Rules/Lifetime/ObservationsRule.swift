internal import SwiftSyntax

/// A sequence of an observable's changes.
struct ObservationsRule: Rule {
  static let description = RuleDescription(
    "observations", .lifetime, .note,
    message: "`Observations` makes a sequence of changes that ends only with its task.",
    why: """
      Nothing comes when the observed object goes away, so a loop over it waits for ever, and what \
      its closure holds stays.
      """,
    remedy: "Capture `[weak self]`, keep the task and cancel it in `deinit`.",
    link: RuleLinks.observations)

  static let calls: Set<String>? = ["Observations", "untilFinished"]

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard ObservationsCall(node) != nil else { return }
    let found = finding(at: file.place(of: node))
    file.propose(found) { $0.hides("Observations") ? nil : found }
  }
}
