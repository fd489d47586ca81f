internal import SwiftSyntax

/// The names that a closure takes from around it.
final class CaptureReader: SyntaxVisitor {
  /// The names, `self` too; types and what the closure declares itself are left out.
  var names: Set<String> { mentioned.subtracting(bound) }

  private var mentioned: Set<String> = []
  private var bound: Set<String> = []

  init(_ closure: ClosureExprSyntax) {
    super.init(viewMode: .sourceAccurate)
    bound.formUnion(closure.parameterNames)
    for capture in closure.signature?.capture?.items ?? [] {
      if let value = capture.initializer?.value {
        bound.insert(capture.name.plainName)
        walk(value)
      } else {
        mentioned.insert(capture.name.plainName)
      }
    }
    walk(closure.statements)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    bound.formUnion(node.parameterNames)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    bound.insert(node.identifier.plainName)
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      return .skipChildren
    }
    let name = node.baseName.plainName
    if let first = name.first, first.isLowercase || name.hasPrefix("$") && name.count > 2 {
      mentioned.insert(name)
    }
    return .skipChildren
  }
}
