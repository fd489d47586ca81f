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

  /// Classes that conform by another name: `typealias Model = ObservableObject`.
  func findings(in project: ProjectIndex) -> [Finding] {
    let aliases = project.allTypes.filter { type in
      type.kind == .typealias
        && type.inherits.contains { Self.names($0).contains("ObservableObject") }
    }.map(\.simpleName)
    guard !aliases.isEmpty else { return [] }
    let known = Set(aliases)
    return project.allTypes.compactMap { type in
      let names = type.inherits.flatMap(Self.names)
      guard type.kind == .class, !names.contains("ObservableObject"),
        let alias = names.first(where: known.contains),
        !project.seen(from: type.place.file).hides("ObservableObject")
      else { return nil }
      return finding(
        at: type.place, "`\(type.simpleName)` is an ObservableObject by the name `\(alias)`.")
    }
  }

  private static func names(_ written: String) -> [String] {
    written.split(separator: "&").map {
      let name = TypeName.plain(String($0))
      return name.split(separator: ".").last.map(String.init) ?? name
    }
  }
}
