internal import SwiftSyntax

extension Assignment {
  /// What makes the assignment happen only if there is no value yet: an `if x == nil` around it, a
  /// `guard x == nil` or `if x != nil { return }` above it, or `x = x ?? …` itself.
  func absenceTest(of name: String) -> Syntax? {
    if let first = value.first, first.ownPath == [name],
      value.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    {
      return Syntax(node)
    }
    var child = Syntax(node)
    for parent in node.ancestors {
      if parent.is(ClosureExprSyntax.self), child.is(CodeBlockItemListSyntax.self),
        !isTask(parent)
      {
        return nil
      }
      if parent.is(FunctionDeclSyntax.self) { return nil }
      if let test = parent.as(IfExprSyntax.self), child.id == Syntax(test.body).id,
        test.conditions.compares(name, by: "==")
      {
        return parent
      }
      if let list = parent.as(CodeBlockItemListSyntax.self),
        let test = earlyExit(of: name, in: list, before: child)
      {
        return test
      }
      child = parent
    }
    return nil
  }

  private func isTask(_ closure: Syntax) -> Bool {
    closure.parent?.as(FunctionCallExprSyntax.self)?.calleeName == "Task"
  }

  private func earlyExit(
    of name: String, in list: CodeBlockItemListSyntax, before item: Syntax
  ) -> Syntax? {
    for other in list {
      if other.id == item.id { return nil }
      if let test = other.item.as(GuardStmtSyntax.self), test.conditions.compares(name, by: "==") {
        return Syntax(test)
      }
      let expression = other.item.as(ExpressionStmtSyntax.self)?.expression
      if let test = expression?.as(IfExprSyntax.self), test.elseBody == nil,
        test.conditions.count == 1, test.conditions.compares(name, by: "!="),
        test.body.statements.last?.item.is(ReturnStmtSyntax.self) == true
      {
        return Syntax(test)
      }
    }
    return nil
  }
}

extension ConditionElementListSyntax {
  /// Whether one of the conditions compares the name with `nil`.
  fileprivate func compares(_ name: String, by operation: String) -> Bool {
    contains { element in
      guard let sequence = element.condition.as(SequenceExprSyntax.self) else { return false }
      let parts = Array(sequence.elements)
      guard parts.count == 3,
        parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == operation
      else { return false }
      return parts[0].ownPath == [name] && parts[2].is(NilLiteralExprSyntax.self)
        || parts[2].ownPath == [name] && parts[0].is(NilLiteralExprSyntax.self)
    }
  }
}
