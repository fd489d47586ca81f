internal import SwiftSyntax

/// `@Published` on a property.
struct PublishedRule: Rule {
  static let description = RuleDescription(
    "published", .leftovers, .warning,
    message: "`@Published` is left from ObservableObject.",
    why: "A write to it invalidates every view that observes the object, whatever the view reads.",
    remedy: "Make the class `@Observable` and let the property be a plain `var`.",
    link: RuleLinks.migrating, isFixable: true, needsObservation: true)

  func visit(_ node: AttributeSyntax, in file: FileContext) {
    report(wrapper: "Published", at: node, in: file)
  }
}
