internal import SwiftSyntax

extension AccessorBlockSyntax {
  /// The statements of the getter.
  var getterStatements: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let statements): statements
    case .accessors(let list):
      list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    @unknown default: nil
    }
  }

  /// What the outermost container of a `body` lays out side by side: through `NavigationStack`,
  /// `Form` and others as long as there is but one view in it.
  var viewParts: [CodeBlockItemSyntax] {
    guard var statements = getterStatements else { return [] }
    while true {
      let parts: [CodeBlockItemSyntax] = statements.filter { !$0.item.is(VariableDeclSyntax.self) }
      guard parts.count == 1, let only = parts.first,
        let content = Self.root(of: only)?.trailingClosure?.statements
      else { return parts }
      statements = content
    }
  }

  /// The call that a chain of modifiers hangs on: `List {}` in `List {}.padding().task {}`.
  private static func root(of part: CodeBlockItemSyntax) -> FunctionCallExprSyntax? {
    var expression =
      part.item.as(ReturnStmtSyntax.self)?.expression ?? part.item.as(ExprSyntax.self)
    while let call = expression?.as(FunctionCallExprSyntax.self) {
      guard let base = call.base else { return call }
      expression = base
    }
    return nil
  }
}
