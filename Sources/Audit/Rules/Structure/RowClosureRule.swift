internal import SwiftSyntax

/// A closure in a row that captures the row's element and more, given to a cell view.
struct RowClosureRule: Rule {
  static let description = RuleDescription(
    "row-closure-captures", .structure, .note,
    message: "A closure given to a cell captures the element and more.",
    why: """
      Each pass makes a closure with a new context, so no cell looks unchanged and all run again; \
      SwiftUI may compare the captures instead, but not the first time.
      """,
    remedy: """
      Pass the id and a method reference (`model.toggle`) side by side, let the cell take the \
      element as an argument of the closure, or make the cell `Equatable` without the closure.
      """,
    link: RuleLinks.view)

  static let calls: Set<String>? = ["ForEach", "List", "OutlineGroup"]

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      ["ForEach", "List", "OutlineGroup"].contains(callee.baseName.text),
      let content = node.closures.last
    else { return }
    let elements = Set(
      content.parameterNames.flatMap { name in
        name.hasPrefix("$") ? [name, String(name.dropFirst())] : [name]
      }
    ).subtracting(["_"])
    guard !elements.isEmpty, let owner = node.enclosingTypeName else { return }
    let around = Set(node.enclosingClosures.flatMap(\.parameterNames)).subtracting(["_"])
    for row in RowReader(content).closures {
      let captures = CaptureReader(row.closure)
      let captured = captures.names.intersection(elements).sorted()
      guard let element = captured.first else { continue }
      let others = captures.names.subtracting(elements)
      guard !others.isEmpty else { continue }
      propose(
        row, element, others: others, certain: others.intersection(around), of: owner, in: file)
    }
  }

  private func propose(
    _ row: RowReader.Row, _ element: String, others: Set<String>, certain: Set<String>,
    of owner: String, in file: FileContext
  ) {
    let (cell, label) = (row.cell, row.label)
    let found = finding(at: file.place(of: row.closure))
    file.propose(found) { project in
      guard !project.hasOwnViewProtocol, Self.stores(label, in: cell, project) else { return nil }
      let types = project.types(named: owner)
      let members = others.sorted().filter { name in
        name == "self" || certain.contains(name)
          || types.count == 1
            && (types[0].methods.contains(name) || types[0].property(name)?.isStatic == false)
      }
      guard let other = members.first else { return nil }
      var found = found
      found.message = "The closure given to `\(cell)` captures `\(element)` and more: `\(other)`."
      return found
    }
  }

  /// Whether the cell is a view of the project that keeps the closure and compares it by itself.
  private static func stores(_ label: String?, in cell: String, _ project: ProjectIndex) -> Bool {
    let types = project.types(named: cell)
    guard types.count == 1, project.isViewStruct(cell), !project.inherits(cell, "Equatable") else {
      return false
    }
    let closures = types[0].properties.filter { property in
      guard !property.isStatic, !property.isComputed, let type = property.type else { return false }
      return type.contains("->")
    }
    func isAction(_ property: PropertyFacts) -> Bool {
      let result = (property.type ?? "").split(separator: ">").last ?? ""
      let word = result.filter { $0 != " " && $0 != "?" }
      return word.hasPrefix("Void") || word.hasPrefix("()")
    }
    if let label { return closures.first { $0.name == label }.map(isAction) ?? false }
    return !closures.isEmpty && closures.allSatisfy(isAction)
  }
}
