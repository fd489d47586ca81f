internal import SwiftSyntax

/// The assignments below a node, and the names that are bound there.
final class AssignmentWalk: SyntaxVisitor {
  private(set) var assignments: [Assignment] = []
  /// Local names and parameters: what they hide is not the view's own property.
  private(set) var bound: Set<String> = []

  init(_ node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(node) { assignments.append(assignment) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    // `guard let self` hides nothing; `if let client` without a value unwraps the property itself.
    if node.parent?.as(OptionalBindingConditionSyntax.self)?.initializer != nil
      || !(node.parent?.is(OptionalBindingConditionSyntax.self) ?? false)
    {
      bound.insert(node.identifier.plainName)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    bound.formUnion(node.parameterNames)
    return .visitChildren
  }
}
