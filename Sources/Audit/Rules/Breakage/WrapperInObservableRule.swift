internal import SwiftSyntax

/// A property wrapper in an `@Observable` class without `@ObservationIgnored`.
struct WrapperInObservableRule: Rule {
  static let description = RuleDescription(
    "wrapper-in-observable", .breakage, .error,
    message: "A property wrapper in an `@Observable` class needs `@ObservationIgnored`.",
    why: "The macro makes every stored property a computed one, and a wrapper cannot sit on that.",
    remedy: "Write `@ObservationIgnored` before the wrapper, or drop the wrapper.",
    link: RuleLinks.ignored, needsObservation: true)

  func visit(_ node: ClassDeclSyntax, in file: FileContext) {
    // What is broken in the class may be the attribute that is missed.
    guard node.isObservable, !SyntaxFault.stands(in: node) else { return }
    for variable in node.trackedVariables {
      for attribute in variable.attributes.all {
        let name = attribute.simpleName
        let found = finding(
          at: file.place(of: attribute),
          "`@\(name) var \(variable.firstName ?? "…")` stands in the `@Observable` class "
            + "`\(node.name.plainName)` without `@ObservationIgnored`.",
          remedy: name == "Published"
            ? "Drop `@Published`: the macro tracks the property by itself."
            : "Write `@ObservationIgnored @\(name)`, or drop `@\(name)` to have it tracked.")
        if PropertyWrappers.apple.contains(name) || PropertyWrappers.packages.contains(name) {
          file.report(found)
        } else {
          file.propose(found) { $0.declaresWrapper(name) ? found : nil }
        }
      }
    }
  }
}
