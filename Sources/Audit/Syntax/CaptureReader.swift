internal import SwiftSyntax

/// The names that a closure takes from around it.
final class CaptureReader: SyntaxVisitor {
  /// The names, `self` too; types and what the closure declares itself are left out.
  private(set) var names: Set<String> = []

  private let closure: ClosureExprSyntax
  private let scopes = ScopeNames()

  init(_ closure: ClosureExprSyntax) {
    self.closure = closure
    super.init(viewMode: .sourceAccurate)
    for capture in closure.signature?.capture?.items ?? [] {
      if let value = capture.initializer?.value {
        walk(value)
      } else {
        names.insert(capture.name.plainName)
      }
    }
    walk(closure.statements)
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    // `if let user` alone reads the `user` around it.
    if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self) {
      note(name.identifier.plainName, at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      return .skipChildren
    }
    let name = node.baseName.plainName
    if let first = name.first, first.isLowercase || name.hasPrefix("$") && name.count > 2 {
      note(name, at: node)
    }
    return .skipChildren
  }

  private func note(_ name: String, at node: some SyntaxProtocol) {
    if !scopes.declare(name, at: node, upTo: Syntax(closure)) { names.insert(name) }
  }
}
