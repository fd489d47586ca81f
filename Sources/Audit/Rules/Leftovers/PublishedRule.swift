internal import SwiftSyntax

/// `@Published` on a property.
struct PublishedRule: Rule {
  static let description = RuleDescription(
    "published", .leftovers, .warning,
    message: "`@Published` is left from ObservableObject.",
    why: "A write to it invalidates every view that observes the object, whatever the view reads.",
    remedy: "Make the class `@Observable` and let the property be a plain `var`.",
    link:
      "https://developer.apple.com/documentation/swiftui/migrating-from-the-observable-object-protocol-to-the-observable-macro",
    isFixable: true, needsObservation: true)

  func visit(_ node: AttributeSyntax, in file: FileContext) {
    guard node.simpleName == "Published" else { return }
    let variable = node.parent?.parent?.as(VariableDeclSyntax.self)
    let name = variable?.bindings.first?.pattern.trimmedDescription
    let found = finding(
      at: file.place(of: node), name.map { "`@Published var \($0)` is left from ObservableObject." }
    )
    // A project may have a property wrapper of its own by that name.
    file.propose(found) { $0.types(named: "Published").isEmpty ? found : nil }
  }
}
