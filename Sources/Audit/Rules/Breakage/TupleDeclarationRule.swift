internal import SwiftSyntax

/// `var (a, b) = …` in an `@Observable` class.
struct TupleDeclarationRule: Rule {
  static let description = RuleDescription(
    "tuple-declaration", .breakage, .warning,
    message: "Properties that are declared by a tuple are not tracked.",
    why: "The macro skips a pattern that is not one name, and no diagnostic says so.",
    remedy: "Declare each property by itself.",
    link: RuleLinks.observable, needsObservation: true)

  func visit(_ node: ClassDeclSyntax, in file: FileContext) {
    guard node.isObservable else { return }
    for variable in node.trackedVariables {
      for binding in variable.bindings where binding.pattern.is(TuplePatternSyntax.self) {
        file.report(
          finding(
            at: file.place(of: binding.pattern),
            "`var \(binding.pattern.trimmedDescription)` in the `@Observable` class "
              + "`\(node.name.plainName)` is not tracked: no view hears of its changes."))
      }
    }
  }
}
