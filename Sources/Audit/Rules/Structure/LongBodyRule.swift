internal import SwiftSyntax

/// A `body` that is longer than a screen, or that has several logical sections.
struct LongBodyRule: Rule {
  static let description = RuleDescription(
    "long-body", .structure, .note,
    message: "This `body` is longer than a screen.",
    why: """
      A change of anything that it reads runs all of it again; a part that is a `View` of its own \
      runs only when its own inputs change.
      """,
    remedy: "Make each part a `View` type with small inputs: data, bindings, callbacks.",
    link: RuleLinks.view)

  /// A part of fewer lines is none.
  private static let linesOfSection = 10
  private static let sections = 3

  func visit(_ node: VariableDeclSyntax, in file: FileContext) {
    guard let binding = node.bindings.first, let accessors = binding.accessorBlock,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      name.text == "body", accessors.hasGetter,
      let type = node.enclosingType, type.inherits("View"), !type.is(ProtocolDeclSyntax.self)
    else { return }
    let view = type.declaredName
    let lines = file.lines(of: node.bindingSpecifier, to: accessors)
    if lines > file.options.longestBody {
      return propose(
        "`body` of `\(view)` has \(lines) lines; a screen has \(file.options.longestBody).",
        at: name, in: file)
    }
    guard lines > Self.sections * Self.linesOfSection else { return }
    let count = accessors.viewParts.count { part in
      file.lines(of: part, to: part) >= Self.linesOfSection
    }
    guard count >= Self.sections else { return }
    propose(
      "`body` of `\(view)` lays out \(count) sections, \(lines) lines in all.", at: name, in: file)
  }

  private func propose(_ message: String, at name: TokenSyntax, in file: FileContext) {
    let found = finding(at: file.place(of: name), message)
    file.propose(found) { $0.hasOwnViewProtocol ? nil : found }
  }
}
