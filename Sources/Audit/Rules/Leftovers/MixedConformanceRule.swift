internal import SwiftSyntax

/// A class that is `@Observable` and an `ObservableObject` at once.
struct MixedConformanceRule: Rule {
  static let description = RuleDescription(
    "mixed-conformance", .leftovers, .error,
    message: "This class is `@Observable` and an ObservableObject at once.",
    why: """
      It compiles, but no property publishes: a view that observes it by `@ObservedObject` or \
      `@StateObject`, and whoever listens to `objectWillChange`, hears nothing any more.
      """,
    remedy: "Drop the conformance to ObservableObject and repair what then fails to compile.",
    link: RuleLinks.migrating)

  func visit(_ node: ClassDeclSyntax, in file: FileContext) {
    guard let type = node.inheritanceClause?.type(named: "ObservableObject"),
      node.attributes.attribute(named: "Observable") != nil
    else { return }
    report(node.name.plainName, at: type, in: file) { _ in true }
  }

  func visit(_ node: ExtensionDeclSyntax, in file: FileContext) {
    guard let type = node.inheritanceClause?.type(named: "ObservableObject") else { return }
    let name = node.declaredName
    report(name, at: type, in: file) { project in
      project.types(named: name).contains { $0.has(attribute: "Observable") }
    }
  }

  private func report(
    _ name: String, at node: some SyntaxProtocol, in file: FileContext,
    when isObservable: @escaping @Sendable (ProjectIndex) -> Bool
  ) {
    let found = finding(
      at: file.place(of: node), "`\(name)` is `@Observable` and an ObservableObject at once.")
    file.propose(found) { project in
      guard !project.hides("ObservableObject"), !project.hides("Observable") else {
        return nil
      }
      return isObservable(project) ? found : nil
    }
  }
}
