internal import SwiftSyntax

/// Which names are declared around a node, scope by scope as Swift looks them up: what a sibling
/// scope declares hides nothing.
final class ScopeNames {
  /// The names of a scope, each with where it begins to count.
  private var known: [SyntaxIdentifier: [String: AbsolutePosition]] = [:]

  /// Whether a scope between the node and `root`, that one included, declares the name.
  func declare(_ name: String, at node: some SyntaxProtocol, upTo root: Syntax) -> Bool {
    var inner = Syntax(node)
    while inner.id != root.id, let scope = inner.parent {
      if scope.declaresNames, let start = names(of: scope)[name], start <= inner.position,
        scope.shows(namesTo: inner)
      {
        return true
      }
      inner = scope
    }
    return false
  }

  private func names(of scope: Syntax) -> [String: AbsolutePosition] {
    if let known = known[scope.id] { return known }
    var reader = ScopeReader()
    reader.read(scope)
    known[scope.id] = reader.names
    return reader.names
  }
}

extension Syntax {
  /// Whether nodes of that kind can declare names for what is inside of them.
  fileprivate var declaresNames: Bool {
    switch kind {
    case .codeBlockItemList, .conditionElementList, .ifExpr, .whileStmt, .forStmt, .switchCase,
      .catchClause, .closureExpr, .functionDecl, .initializerDecl, .subscriptDecl, .accessorDecl:
      true
    default: false
    }
  }

  /// Whether its names are seen in that part of it.
  fileprivate func shows(namesTo part: Syntax) -> Bool {
    switch kind {
    case .ifExpr: part.id == self.as(IfExprSyntax.self)?.body.id
    case .forStmt: part.id != self.as(ForStmtSyntax.self)?.sequence.id
    // A capture list is evaluated outside of its closure.
    case .closureExpr: !part.is(ClosureSignatureSyntax.self)
    default: true
    }
  }
}
