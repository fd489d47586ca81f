internal import SwiftSyntax

/// `@EnvironmentObject` on a property.
struct EnvironmentObjectRule: Rule {
  static let description = RuleDescription(
    "environment-object", .leftovers, .warning,
    message: "`@EnvironmentObject` is left from ObservableObject.",
    why:
      "It re-runs the view at every change of the object, even of properties the view never reads.",
    remedy: "Read it by `@Environment(Model.self)`, as an Optional where it may be missing.",
    link: RuleLinks.migrating, isFixable: true, needsObservation: true)

  func visit(_ node: AttributeSyntax, in file: FileContext) {
    report(wrapper: "EnvironmentObject", at: node, in: file)
  }
}
