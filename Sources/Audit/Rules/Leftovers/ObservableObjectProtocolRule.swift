internal import SwiftSyntax

/// A protocol that inherits from `ObservableObject`.
struct ObservableObjectProtocolRule: Rule {
  static let description = RuleDescription(
    "observable-object-protocol", .leftovers, .warning,
    message: "This protocol inherits from ObservableObject.",
    why: "No class that conforms to it can leave ObservableObject before the protocol does.",
    remedy: "Let it inherit from `Observable` (and `AnyObject`), or from nothing.",
    link: RuleLinks.migrating, needsObservation: true)

  func visit(_ node: ProtocolDeclSyntax, in file: FileContext) {
    guard let type = node.inheritanceClause?.type(named: "ObservableObject") else { return }
    let found = finding(
      at: file.place(of: type),
      "The protocol `\(node.name.plainName)` inherits from ObservableObject.")
    file.propose(found) { $0.hides("ObservableObject") ? nil : found }
  }
}
