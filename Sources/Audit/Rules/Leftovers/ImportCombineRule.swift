internal import SwiftSyntax

/// `import Combine`, needed or not.
struct ImportCombineRule: Rule {
  static let description = RuleDescription(
    "import-combine", .leftovers, .warning,
    message: "`import Combine` is dead: nothing in this file uses it.",
    why:
      "It survives most migrations and makes every reader look for publishers that are not there.",
    remedy: "Delete the line.", link: RuleLinks.combine, isFixable: true)
  static let absence = Absence.inFile

  static let calls: Set<String>? = PublisherOperator.all.union(CombineSymbols.calls)

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard !file.mentionsPublisher, let name = node.calleeName else { return }
    // `$x.map` uses Combine although none of its names tells.
    file.mentionsPublisher =
      PublishedPipeline(node) != nil
      || node.base != nil && CombineSymbols.isMeant(name, firstLabel: node.firstLabel)
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
        // `feed.events.send()` needs it, whoever declares `events`.
        let (names, dead) = (file.names, finding(at: file.place(of: statement)))
        file.propose(dead) { $0.combineCarriers.mayBeUsed(by: names) ? nil : dead }
      } else {
        var live = finding(
          at: file.place(of: statement),
          "`import Combine` is still needed here: for "
            + (used.first.map { "`\($0)`" } ?? "a publisher") + ".",
          remedy: "It goes with the last publisher of the file.")
        live.severity = .note
        let isCertain =
          file.mentionsPublisher || isExported || !CombineSymbols.types.isSuperset(of: used)
        if isCertain {
          file.report(live)
        } else {
          propose(live, or: finding(at: live.place), for: used, in: file)
        }
      }
    }
  }

  /// A type of the project's own hides Combine's of that name.
  private func propose(
    _ live: Finding, or dead: Finding, for names: [String], in file: FileContext
  ) {
    let all = file.names
    file.propose(live) { project in
      let foreign = names.first { name in
        !project.types(named: name).contains { $0.name == name && project.isSeen($0) }
      }
      guard let foreign else { return project.combineCarriers.mayBeUsed(by: all) ? nil : dead }
      var live = live
      live.message = "`import Combine` is still needed here: for `\(foreign)`."
      return live
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
