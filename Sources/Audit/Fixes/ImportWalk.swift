internal import SwiftSyntax

/// Lists the imports of a file in their order, those in `#if` too.
enum ImportWalk {
  /// The imports.
  static func imports(of file: SourceFileSyntax) -> [ImportDeclSyntax] {
    imports(in: file.statements)
  }

  private static func imports(in statements: CodeBlockItemListSyntax) -> [ImportDeclSyntax] {
    statements.flatMap { item -> [ImportDeclSyntax] in
      if let found = item.item.as(ImportDeclSyntax.self) { return [found] }
      guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return [] }
      return condition.clauses.flatMap { clause -> [ImportDeclSyntax] in
        if case .statements(let inner) = clause.elements { return imports(in: inner) }
        return []
      }
    }
  }
}
