internal import SwiftSyntax

/// A plain subclass of an `@Observable` class that adds variables of its own.
struct SubclassNotObservableRule: Rule {
  static let description = RuleDescription(
    "subclass-not-observable", .breakage, .warning,
    message: "The variables that a plain subclass adds to an `@Observable` class are not tracked.",
    why: "The macro is not inherited: it compiles, and no view hears of the new variables.",
    remedy: "Mark the subclass `@Observable`, too.", link: RuleLinks.observable,
    needsObservation: true)
  static let absence = Absence.inFile

  private static let handles: Set<String> = ["Task", "AnyCancellable", "Timer", "NSObjectProtocol"]

  func visit(_ node: ClassDeclSyntax, in file: FileContext) {
    guard let parents = node.inheritanceClause?.inheritedTypes, !node.isObservable,
      node.attributes.all.allSatisfy({ HarmlessAttributes.names.contains($0.simpleName) })
    else { return }
    let own = node.trackedVariables.filter { variable in
      !variable.has(modifier: "override") && !variable.has(modifier: "weak")
        && variable.attributes.all.allSatisfy { HarmlessAttributes.names.contains($0.simpleName) }
        && !variable.isHandle(Self.handles)
    }.compactMap(\.firstName)
    guard !own.isEmpty, let parent = parents.first?.type.trimmedDescription else { return }
    let names = own.map { "`\($0)`" }.joined(separator: ", ")
    let found = finding(
      at: file.place(of: node.name),
      "`\(node.name.plainName)` inherits from the `@Observable` class `\(TypeName.plain(parent))` "
        + "and is not `@Observable` itself: \(names) \(own.count == 1 ? "is" : "are") not tracked.")
    file.propose(found) { project in
      let types = project.actualTypes(named: parent)
      return types.count == 1 && types[0].kind == .class && project.isObservable(types[0].name)
        ? found : nil
    }
  }
}

extension VariableDeclSyntax {
  /// Whether it keeps something running, which no view shows.
  fileprivate func isHandle(_ names: Set<String>) -> Bool {
    guard let binding = bindings.first else { return false }
    if let type = binding.typeAnnotation?.type {
      return type.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
    }
    guard let value = binding.initializer?.value else { return false }
    return value.tokens(viewMode: .sourceAccurate).prefix(4).contains { names.contains($0.text) }
  }
}
