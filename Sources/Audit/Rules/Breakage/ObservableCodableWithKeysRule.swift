internal import SwiftSyntax

/// An `@Observable` class whose `CodingKeys` are kept by hand.
struct ObservableCodableWithKeysRule: Rule {
  static let description = RuleDescription(
    "observable-codable-with-keys", .breakage, .note,
    message: "The `CodingKeys` of an `@Observable` class follow the macro's storage by hand.",
    why: "A synthesised coding codes `_name`, the macro's storage; a property without a case is "
      + "left out without a word as soon as it has an initial value.",
    remedy: "Keep a case for each property that is to be kept, or write the coding by hand.",
    link: RuleLinks.observable, needsObservation: true)
  static let absence = Absence.inProject

  func visit(_ node: ClassDeclSyntax, in file: FileContext) {
    guard node.codableCandidates != nil else { return }
    let type = Syntax(node).qualifiedName(endingIn: node.name.plainName)
    let found = finding(
      at: file.place(of: node.name),
      "`CodingKeys` of the `@Observable` class `\(node.name.plainName)` must name the macro's "
        + "storage or go with a coding written by hand: a new property needs a case there.")
    file.propose(found) { $0.coding(of: type)?.hasKeys == true ? found : nil }
  }
}
