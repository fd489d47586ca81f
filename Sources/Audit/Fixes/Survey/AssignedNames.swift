internal import SwiftSyntax

/// Counts what a body assigns to members: `name = …` and `self.name = …`, closures aside.
final class AssignedNames: SyntaxVisitor {
  private(set) var counts: [String: Int] = [:]
  /// The names in `(name, other) = …`.
  private(set) var tupleNames: Set<String> = []

  init(_ mode: SyntaxTreeViewMode) { super.init(viewMode: mode) }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.assignedMember { counts[name, default: 0] += 1 }
    if let tuple = node.assignedTarget?.as(TupleExprSyntax.self) {
      tupleNames.formUnion(tuple.elements.compactMap(\.expression.memberOfSelf))
    }
    return .visitChildren
  }
}

extension AssignmentExprSyntax {
  /// What stands on the left.
  var assignedTarget: ExprSyntax? {
    guard let elements = parent?.as(ExprListSyntax.self),
      let index = elements.firstIndex(where: { $0.id == ExprSyntax(self).id }),
      index > elements.startIndex
    else { return nil }
    return elements[elements.index(before: index)]
  }

  /// The name on the left, in `name = …` and `self.name = …`; nil for everything else.
  var assignedMember: String? { assignedTarget?.memberOfSelf }
}

extension ExprSyntax {
  /// The member that `name` or `self.name` stands for, unless `name` is local; else nil.
  var memberOfSelf: String? {
    if let access = self.as(MemberAccessExprSyntax.self),
      let base = access.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "self"
    {
      return access.declName.baseName.plainName
    }
    guard let reference = self.as(DeclReferenceExprSyntax.self) else { return nil }
    let name = reference.baseName.plainName
    if case .none = LocalNames.meaning(of: name, at: self) { return name }
    return nil
  }
}
