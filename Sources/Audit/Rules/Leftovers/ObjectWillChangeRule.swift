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

  func visit(_ node: MemberAccessExprSyntax, in file: FileContext) {
    report(node.declName, in: file)
  }

  func visit(_ node: DeclReferenceExprSyntax, in file: FileContext) {
    // A member's name was reported with its access.
    guard node.parent?.as(MemberAccessExprSyntax.self)?.declName != node else { return }
    report(node, in: file)
  }

  func visit(_ node: VariableDeclSyntax, in file: FileContext) {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        name.text == "objectWillChange"
      else { continue }
      file.report(finding(at: file.place(of: name)))
    }
  }

  private func report(_ node: DeclReferenceExprSyntax, in file: FileContext) {
    guard node.baseName.text == "objectWillChange" else { return }
    file.report(finding(at: file.place(of: node)))
  }
}
