internal import SwiftSyntax

/// `@ObservedObject` on a property.
struct ObservedObjectRule: Rule {
  static let description = RuleDescription(
    "observed-object", .leftovers, .warning,
    message: "`@ObservedObject` is left from ObservableObject.",
    why:
      "It re-runs the view at every change of the object, even of properties the view never reads.",
    remedy:
      "Hand the `@Observable` model down as a `let`, or as `@Bindable var` where the view binds to it.",
    link: RuleLinks.migrating, isFixable: true, needsObservation: true)

  func visit(_ node: AttributeSyntax, in file: FileContext) {
    report(wrapper: "ObservedObject", at: node, in: file)
  }
}
