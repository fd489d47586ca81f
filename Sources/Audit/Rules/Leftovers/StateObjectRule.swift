internal import SwiftSyntax

/// `@StateObject` on a property.
struct StateObjectRule: Rule {
  static let description = RuleDescription(
    "state-object", .leftovers, .warning,
    message: "`@StateObject` is left from ObservableObject.",
    why:
      "It re-runs the view at every change of the object, even of properties the view never reads.",
    remedy: "Hold the `@Observable` model in `@State`; its initial value then runs at each `init`.",
    link: RuleLinks.migrating, isFixable: true, needsObservation: true)

  func visit(_ node: AttributeSyntax, in file: FileContext) {
    report(wrapper: "StateObject", at: node, in: file)
  }
}
