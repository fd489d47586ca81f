internal import SwiftSyntax

extension SyntaxProtocol {
  /// The member of a type, or the statement at the top of the file, that the node stands in.
  var memberAround: Syntax? {
    var last = Syntax(self)
    for node in ancestors {
      switch node.kind {
      case .memberBlockItem, .sourceFile: return last
      default: last = node
      }
    }
    return nil
  }

  /// The name of that member: a function's, `init`, `deinit` or a property's.
  var memberName: String {
    guard let member = memberAround else { return "" }
    if let function = member.as(FunctionDeclSyntax.self) { return function.name.plainName }
    if member.is(InitializerDeclSyntax.self) { return "init" }
    if member.is(DeinitializerDeclSyntax.self) { return "deinit" }
    let binding = member.as(VariableDeclSyntax.self)?.bindings.first
    return binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName ?? ""
  }

  /// The left side, where the node is all of an assignment's right side.
  var assignmentTarget: ExprSyntax? {
    guard let list = parent?.as(ExprListSyntax.self), list.count == 3,
      list.last?.id == id, let target = list.first,
      list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return target
  }

  /// The nodes below, tokens left out, and without those inside closures, functions and types declared there.
  var ownNodes: [Syntax] {
    var found: [Syntax] = []
    var pending: [Syntax] = []
    pending.append(below: self)
    while let node = pending.popLast() {
      switch node.kind {
      case .closureExpr, .functionDecl, .classDecl, .structDecl, .enumDecl, .actorDecl: continue
      default: break
      }
      found.append(node)
      pending.append(below: node)
    }
    return found
  }
}

extension ExprSyntax {
  /// Whether it is `self` alone.
  var isSelf: Bool {
    self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }

  /// The expression without `try`, `await`, `?`, `!` and parentheses around it.
  var bare: ExprSyntax {
    if let inner = self.as(TryExprSyntax.self) { return inner.expression.bare }
    if let inner = self.as(AwaitExprSyntax.self) { return inner.expression.bare }
    if let inner = self.as(OptionalChainingExprSyntax.self) { return inner.expression.bare }
    if let inner = self.as(ForceUnwrapExprSyntax.self) { return inner.expression.bare }
    if let inner = self.as(TupleExprSyntax.self), inner.elements.count == 1,
      let only = inner.elements.first
    {
      return only.expression.bare
    }
    return self
  }

  /// The property of one's own that the expression names: `task` for `task`, `self.task`,
  /// `self?.task`, `task?` and `tasks[id]`; whether a bare name is one, only its scope can tell.
  var heldProperty: String? {
    let expression = bare
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return expression.isSelf ? nil : reference.baseName.plainName
    }
    if let access = expression.as(MemberAccessExprSyntax.self), access.base?.bare.isSelf == true {
      return access.declName.baseName.plainName
    }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      return element.calledExpression.heldProperty
    }
    return nil
  }

  /// Whether the property is named behind `self`.
  var isBehindSelf: Bool {
    let expression = bare
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      return element.calledExpression.isBehindSelf
    }
    return expression.as(MemberAccessExprSyntax.self)?.base?.bare.isSelf == true
  }
}
