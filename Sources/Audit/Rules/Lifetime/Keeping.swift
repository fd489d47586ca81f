internal import SwiftSyntax

/// Where the value of an expression goes.
enum Keeping: Equatable, Sendable {
  /// Into a property of one's own, or a collection in one.
  case property(String)
  /// To somebody who is not in sight: returned, handed on, put into another object.
  case elsewhere
  /// Nowhere: nobody has it after this statement, or this function.
  case nowhere

  /// Follows the value from the expression that makes it.
  init(of value: some ExprSyntaxProtocol, in file: FileContext) {
    self = Self.follow(Syntax(value), in: file)
  }

  private static func follow(_ node: Syntax, in file: FileContext) -> Keeping {
    if let target = node.assignmentTarget { return assigned(to: target, in: file) }
    guard let parent = node.parent else { return .elsewhere }
    switch parent.kind {
    case .initializerClause: return bound(by: parent, in: file)
    case .memberAccessExpr: return called(parent, in: file)
    case .labeledExpr: return handedOver(parent, in: file)
    case .codeBlockItem:
      return isImplicitResult(parent) ? .elsewhere : .nowhere
    case .tryExpr, .awaitExpr: return follow(parent, in: file)
    default: return .elsewhere
    }
  }

  private static func assigned(to target: ExprSyntax, in file: FileContext) -> Keeping {
    if target.is(DiscardAssignmentExprSyntax.self) { return .nowhere }
    return property(target, in: file) ?? .elsewhere
  }

  /// `x.store(in: &bag)`.
  private static func called(_ member: Syntax, in file: FileContext) -> Keeping {
    guard let access = member.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "store",
      let call = member.parent?.as(FunctionCallExprSyntax.self), call.firstLabel == "in",
      let bag = call.arguments.first?.expression.as(InOutExprSyntax.self)?.expression
    else { return .elsewhere }
    return property(bag, in: file) ?? .elsewhere
  }

  /// `bag.insert(x)`, `tasks.append(x)`.
  private static func handedOver(_ argument: Syntax, in file: FileContext) -> Keeping {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let method = call.calleeName, ["append", "insert"].contains(method), let bag = call.base
    else { return .elsewhere }
    return property(bag, in: file) ?? .elsewhere
  }

  private static func property(_ expression: ExprSyntax, in file: FileContext) -> Keeping? {
    guard let name = expression.heldProperty else { return nil }
    if !expression.isBehindSelf, MemberLocals.hide(name, at: expression, in: file) {
      return nil
    }
    return .property(name)
  }

  /// `let task = …`: a member, or a local name whose further way counts.
  private static func bound(by clause: Syntax, in file: FileContext) -> Keeping {
    guard let binding = clause.parent?.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    else { return .elsewhere }
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName else {
      return binding.pattern.is(WildcardPatternSyntax.self) ? .nowhere : .elsewhere
    }
    if variable.parent?.is(MemberBlockItemSyntax.self) == true { return .property(name) }
    guard let scope = variable.ancestors.first(where: { $0.is(CodeBlockItemListSyntax.self) })
    else {
      return .elsewhere
    }
    // At the top of a file the name is a global one.
    if scope.parent?.is(SourceFileSyntax.self) == true { return .elsewhere }
    let uses = file.memo.references(to: name, below: scope)
    guard let use = uses.first else { return .nowhere }
    guard uses.count == 1 else { return .elsewhere }
    let further = follow(use, in: file)
    // `_ = subscription` at the end keeps it until then.
    return further == .nowhere ? .elsewhere : further
  }

  /// Whether the statement is the result of a function, getter or closure that has no other.
  private static func isImplicitResult(_ item: Syntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let block = list.parent
    else { return false }
    if block.is(ClosureExprSyntax.self) || block.is(AccessorBlockSyntax.self) { return true }
    guard let owner = block.parent else { return false }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    if let accessor = owner.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.text == "get"
    }
    guard owner.is(IfExprSyntax.self) else { return owner.is(SwitchCaseSyntax.self) }
    // The branch of an `if` that is a statement gives its value on, or to nobody.
    let whole = owner.ancestors.first { !$0.is(IfExprSyntax.self) }
    guard whole?.is(ExpressionStmtSyntax.self) == true, let outer = whole?.parent else {
      return true
    }
    return isImplicitResult(outer)
  }
}
