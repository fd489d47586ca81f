internal import SwiftSyntax

/// `import Combine`, needed or not.
struct ImportCombineRule: Rule {
  static let description = RuleDescription(
    "import-combine", .leftovers, .note,
    message: "`import Combine` is still needed here.",
    why: "It shows which files still lean on publishers.",
    remedy: "Nothing by itself: it goes when the last publisher of the file goes.",
    link: "https://developer.apple.com/documentation/combine")

  func visit(_ node: ImportDeclSyntax, in file: FileContext) {
    guard node.path.first?.name.plainName == "Combine" else { return }
    file.report(finding(at: file.place(of: node)))
  }
}
