internal import SwiftSyntax

/// A function whose name ends in `IfNeeded`; most are harmless, so one asks for it.
struct IfNeededFuncRule: Rule {
  static let description = RuleDescription(
    "if-needed-func", .structure, .note,
    message: "This function does its work only if needed.",
    why: """
      In a view it often means that something is built late that `init` could have built; \
      elsewhere it is mostly harmless.
      """,
    remedy: "Where it makes a view model, make that in the view's `init`; else leave it.",
    link: RuleLinks.state, isOptIn: true)

  func visit(_ node: FunctionDeclSyntax, in file: FileContext) {
    guard node.name.text.hasSuffix("IfNeeded") else { return }
    file.report(
      finding(
        at: file.place(of: node.name), "`\(node.name.text)` does its work only if needed."))
  }
}
