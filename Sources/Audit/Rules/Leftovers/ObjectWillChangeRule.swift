internal import SwiftSyntax

/// A use or a declaration of `objectWillChange`.
struct ObjectWillChangeRule: Rule {
  static let description = RuleDescription(
    "object-will-change", .leftovers, .warning,
    message: "`objectWillChange` is left from ObservableObject.",
    why: "An `@Observable` class has none: whoever listens to it goes silent after the migration.",
    remedy: """
      Outside of views observe what you read, by `Observations` or `withObservationTracking`; a \
      `send()` before a write is not needed any more.
      """,
    link: RuleLinks.tracking, needsObservation: true)

  /// The name of a member is such a reference, too.
  func visit(_ node: DeclReferenceExprSyntax, in file: FileContext) {
    guard node.baseName.text == "objectWillChange" else { return }
    file.report(finding(at: file.place(of: node)))
  }

  func visit(_ node: VariableDeclSyntax, in file: FileContext) {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        name.text == "objectWillChange"
      else { continue }
      file.report(finding(at: file.place(of: name)))
    }
  }
}
