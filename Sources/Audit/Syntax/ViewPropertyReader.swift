internal import SwiftSyntax

/// What a computed view property reads, and how it branches; closures that run later, as a
/// button's action does, do not count.
final class ViewPropertyReader: SyntaxVisitor {
  /// The names of the view's own members that it may read, `$` taken off.
  private(set) var names: Set<String> = []
  /// How many ways its `if` and `switch` go.
  private(set) var branches = 0
  /// Whether one branches inside another.
  private(set) var isNested = false

  private let root: Syntax
  private let scopes = ScopeNames()
  private var depth = 0

  init(_ statements: CodeBlockItemListSyntax) {
    root = Syntax(statements)
    super.init(viewMode: .sourceAccurate)
    walk(statements)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.runsWithBody ? .visitChildren : .skipChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    let isElse = node.parent?.is(IfExprSyntax.self) ?? false
    branches += 1
    if case .codeBlock = node.elseBody { branches += 1 }
    if !isElse {
      if depth > 0 { isNested = true }
      depth += 1
    }
    return .visitChildren
  }

  override func visitPost(_ node: IfExprSyntax) {
    if !(node.parent?.is(IfExprSyntax.self) ?? false) { depth -= 1 }
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    branches += node.cases.count
    if depth > 0 { isNested = true }
    depth += 1
    return .visitChildren
  }

  override func visitPost(_ node: SwitchExprSyntax) { depth -= 1 }

  override func visit(_: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id,
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind != .keyword(.self)
    {
      return .skipChildren
    }
    let name = node.baseName.plainName
    if let first = name.first, first == "$" || first.isLowercase {
      let plain = first == "$" ? String(name.dropFirst()) : name
      let isBehindSelf = node.parent?.is(MemberAccessExprSyntax.self) == true && !isBase(node)
      if isBehindSelf || !scopes.declare(plain, at: node, upTo: root) { names.insert(plain) }
    }
    return .skipChildren
  }

  /// Whether a member of it is asked for: `model` in `model.name`.
  private func isBase(_ node: DeclReferenceExprSyntax) -> Bool {
    node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == Syntax(node).id
  }
}
