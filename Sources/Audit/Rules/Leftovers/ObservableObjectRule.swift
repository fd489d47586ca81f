internal import SwiftSyntax

/// A class that conforms to `ObservableObject`, in its declaration or in an extension.
struct ObservableObjectRule: Rule {
  static let description = RuleDescription(
    "observable-object", .leftovers, .warning,
    message: "This class is an ObservableObject.",
    why:
      "One `objectWillChange` speaks for all its properties, so every observing view runs again.",
    remedy: "Mark the class `@Observable` and drop the conformance.",
    link: RuleLinks.migrating, isFixable: true, needsObservation: true)

  func visit(_ node: ClassDeclSyntax, in file: FileContext) {
    report(node.inheritanceClause, of: node.name.plainName, in: file)
  }

  func visit(_ node: ExtensionDeclSyntax, in file: FileContext) {
    report(node.inheritanceClause, of: node.declaredName, in: file)
  }

  private func report(
    _ clause: InheritanceClauseSyntax?, of name: String, in file: FileContext
  ) {
    guard let type = clause?.type(named: "ObservableObject") else { return }
    let found = finding(at: file.place(of: type), "`\(name)` is an ObservableObject.")
    file.propose(found) { project in
      // An extension of a protocol gives the conformance to nothing by itself.
      project.hides("ObservableObject") ? nil : found
    }
  }
}
