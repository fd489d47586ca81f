internal import SwiftSyntax

/// `import Combine`, needed or not.
struct ImportCombineRule: Rule {
  static let description = RuleDescription(
    "import-combine", .leftovers, .warning,
    message: "`import Combine` is dead: nothing in this file uses it.",
    why:
      "It survives most migrations and makes every reader look for publishers that are not there.",
    remedy: "Delete the line.", link: RuleLinks.combine, isFixable: true)

  static let calls: Set<String>? = PublisherOperator.all

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    // `$x.map` uses Combine although none of its names tells.
    if !file.mentionsPublisher, PublishedPipeline(node) != nil { file.mentionsPublisher = true }
  }

  func visit(_ node: SourceFileSyntax, in file: FileContext) {
    guard file.digest.imports.contains("Combine") else { return }
    let used = CombineSymbols.names.intersection(file.names).sorted()
    for statement in Self.imports(of: node) {
      // Others may see Combine through this file.
      let isExported =
        statement.attributes.attribute(named: "_exported") != nil
        || statement.modifiers.contains { $0.name.text == "public" }
      if used.isEmpty, !file.mentionsPublisher, !isExported {
        file.report(finding(at: file.place(of: statement)))
      } else {
        var live = finding(
          at: file.place(of: statement),
          "`import Combine` is still needed here: for "
            + (used.first.map { "`\($0)`" } ?? "a publisher") + ".",
          remedy: "It goes with the last publisher of the file.")
        live.severity = .note
        file.report(live)
      }
    }
  }

  private static func imports(of file: SourceFileSyntax) -> [ImportDeclSyntax] {
    var found: [ImportDeclSyntax] = []
    var pending = file.statements.map { Syntax($0.item) }
    while let node = pending.popLast() {
      if let statement = node.as(ImportDeclSyntax.self) {
        if statement.path.first?.name.plainName == "Combine" { found.append(statement) }
      } else if let condition = node.as(IfConfigDeclSyntax.self) {
        for case .statements(let inner) in condition.clauses.map(\.elements) {
          pending += inner.map { Syntax($0.item) }
        }
      }
    }
    return found
  }
}
