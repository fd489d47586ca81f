internal import SwiftSyntax

/// A mention of `AnyCancellable`.
struct AnyCancellableRule: Rule {
  static let description = RuleDescription(
    "any-cancellable", .leftovers, .note,
    message: "`AnyCancellable` keeps a Combine subscription.",
    why: "It shows where subscriptions are held; it goes when the last `sink` or `assign` goes.",
    remedy: "In an `@Observable` class mark such storage `@ObservationIgnored` while it is needed.",
    link: "https://developer.apple.com/documentation/combine/anycancellable")

  static let references: Set<String>? = ["AnyCancellable"]

  func visit(_ node: IdentifierTypeSyntax, in file: FileContext) {
    guard node.name.text == "AnyCancellable" else { return }
    report(node, in: file)
  }

  func visit(_ node: DeclReferenceExprSyntax, in file: FileContext) {
    guard node.baseName.text == "AnyCancellable" else { return }
    report(node, in: file)
  }

  private func report(_ node: some SyntaxProtocol, in file: FileContext) {
    let found = finding(at: file.place(of: node))
    file.propose(found) { $0.hides("AnyCancellable") ? nil : found }
  }
}
