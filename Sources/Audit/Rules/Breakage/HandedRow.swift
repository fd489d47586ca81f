internal import SwiftSyntax

/// A row that is given a collection, or what holds it, together with an index.
struct HandedRow: Sendable {
  var view: String
  /// The label of the argument, and the member of it that is the collection; empty for itself.
  var label: String
  var member: String
  var index: String

  /// Whether the row's view reads the collection by the index.
  func looksUp(in project: ProjectIndex) -> Bool {
    let found = project.types(named: view)
    guard found.count == 1, project.isView(view) else { return false }
    let path = member.isEmpty ? label : label + "." + member
    if member.isEmpty,
      found[0].property(label)?.attributes.contains(where: { $0.name == "Binding" }) != true
    {
      return false
    }
    return project.lookups.contains(
      IndexLookup(view: found[0].name, collection: path, index: index))
  }
}

extension ClosureExprSyntax {
  /// The rows in the closure that are given the collection and the index, but no element.
  func rows(given rows: ExprSyntax, and index: String) -> [HandedRow] {
    let access = rows.as(MemberAccessExprSyntax.self)
    let holder = access?.base.map(\.trimmedDescription)
    var found: [HandedRow] = []
    var pending = Array(statements.children(viewMode: .sourceAccurate))
    while let node = pending.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self), call.calleeName?.isTypeLike == true,
        let view = ExprSyntax(call).namedType
      {
        var row = HandedRow(view: view, label: "", member: "", index: "")
        for argument in call.arguments {
          guard let label = argument.label?.plainName else { continue }
          let text = argument.expression.trimmedDescription
          if text == index {
            row.index = label
          } else if text == "$" + rows.trimmedDescription {
            row.label = label
          } else if let holder, text == holder || text == "self." + holder {
            row.label = label
            row.member = access?.declName.baseName.plainName ?? ""
          }
        }
        if !row.label.isEmpty, !row.index.isEmpty { found.append(row) }
      }
      pending += node.children(viewMode: .sourceAccurate)
    }
    return found
  }
}
