internal import SwiftSyntax

/// Looks names up in the functions and closures around a node, up to the type that holds them.
enum LocalNames {
  /// What a local declaration says of a name.
  enum Meaning {
    /// Nothing local has that name.
    case none
    /// It was declared with a type, as it is written.
    case typed(String)
    /// It stands for a value, as in `let a = value` and `if let a = value`.
    case value(ExprSyntax)
    /// It is an element of a collection, as in `for a in values` and `ForEach(values) { a in`.
    case element(ExprSyntax)
    /// It is local; no more can be told.
    case local
  }

  /// What `name` means at a node.
  static func meaning(of name: String, at node: some SyntaxProtocol) -> Meaning {
    var below = Syntax(node)
    for ancestor in node.ancestors {
      let found = meaning(of: name, in: ancestor, below: below)
      if case .none = found {} else { return found }
      if ancestor.kind.isDeclGroup { return .none }
      below = ancestor
    }
    return .none
  }

  /// Whether `$name` is a local one: a parameter `$name in`, or a local `@Bindable var name`.
  static func isLocalProjection(_ name: String, at node: some SyntaxProtocol) -> Bool {
    if case .none = meaning(of: "$" + name, at: node) {} else { return true }
    for ancestor in node.ancestors {
      if ancestor.kind.isDeclGroup { return false }
      guard let list = ancestor.as(CodeBlockItemListSyntax.self) else { continue }
      for item in list {
        guard let variable = item.item.as(VariableDeclSyntax.self), !variable.attributes.isEmpty
        else { continue }
        if variable.bindings.contains(where: { $0.pattern.introduces(name) }) { return true }
      }
    }
    return false
  }

  private static func meaning(
    of name: String, in ancestor: Syntax, below: Syntax
  ) -> Meaning {
    switch ancestor.as(SyntaxEnum.self) {
    case .closureExpr(let closure): return parameter(name, of: closure)
    case .functionDecl(let function):
      return parameter(name, in: function.signature.parameterClause.parameters)
    case .initializerDecl(let initializer):
      return parameter(name, in: initializer.signature.parameterClause.parameters)
    case .subscriptDecl(let member):
      return parameter(name, in: member.parameterClause.parameters)
    case .codeBlockItemList(let list):
      var found = Meaning.none
      for (index, item) in list.enumerated() {
        if item.position >= below.position { break }
        // Generated code has lists without end; no telling is safe.
        if index > 2000 { return .local }
        found = declaration(of: name, in: item) ?? found
      }
      return found
    case .ifExpr(let statement) where below == Syntax(statement.body):
      return condition(name, in: statement.conditions)
    case .whileStmt(let statement) where below == Syntax(statement.body):
      return condition(name, in: statement.conditions)
    case .forStmt(let statement):
      guard statement.pattern.introduces(name) else { return .none }
      let isWhole = statement.pattern.is(IdentifierPatternSyntax.self)
      return isWhole && below != Syntax(statement.sequence) ? .element(statement.sequence) : .none
    case .switchCase(let part):
      let label = part.label.as(SwitchCaseLabelSyntax.self)
      let isBound = label?.caseItems.contains { $0.pattern.introduces(name) } ?? false
      return isBound ? .local : .none
    case .catchClause(let clause):
      let isBound = clause.catchItems.contains { $0.pattern?.introduces(name) ?? false }
      return isBound ? .local : .none
    default: return .none
    }
  }

  private static func parameter(_ name: String, of closure: ClosureExprSyntax) -> Meaning {
    for capture in closure.signature?.capture?.items ?? [] where capture.name.plainName == name {
      if let value = capture.initializer?.value { return .value(value) }
    }
    switch closure.signature?.parameterClause {
    case .simpleInput(let list)?:
      guard list.contains(where: { $0.name.plainName == name }) else { return .none }
      return list.count == 1 ? closure.iterated.map { .element($0) } ?? .local : .local
    case .parameterClause(let clause)?:
      for item in clause.parameters where (item.secondName ?? item.firstName).plainName == name {
        return item.type.map { .typed($0.trimmedDescription) } ?? .local
      }
      return .none
    default: return .none
    }
  }

  private static func parameter(
    _ name: String, in list: FunctionParameterListSyntax
  ) -> Meaning {
    for item in list where (item.secondName ?? item.firstName).plainName == name {
      return .typed(item.type.trimmedDescription)
    }
    return .none
  }

  private static func declaration(of name: String, in item: CodeBlockItemSyntax) -> Meaning? {
    if let variable = item.item.as(VariableDeclSyntax.self) {
      for binding in variable.bindings where binding.pattern.introduces(name) {
        if let type = binding.typeAnnotation?.type { return .typed(type.trimmedDescription) }
        return binding.initializer.map { .value($0.value) } ?? .local
      }
    }
    if let statement = item.item.as(GuardStmtSyntax.self) {
      let found = condition(name, in: statement.conditions)
      if case .none = found { return nil }
      return found
    }
    if let function = item.item.as(FunctionDeclSyntax.self), function.name.plainName == name {
      return .local
    }
    return nil
  }

  private static func condition(
    _ name: String, in conditions: ConditionElementListSyntax
  ) -> Meaning {
    for element in conditions {
      switch element.condition {
      case .optionalBinding(let binding) where binding.pattern.introduces(name):
        if let type = binding.typeAnnotation?.type { return .typed(type.trimmedDescription) }
        // `if let model` says nothing new of `model`.
        return binding.initializer.map { .value($0.value) } ?? .none
      case .matchingPattern(let match) where match.pattern.introduces(name): return .local
      default: continue
      }
    }
    return .none
  }
}

extension ClosureExprSyntax {
  /// The collection whose elements the closure is given one by one: `items` in
  /// `ForEach(items) { item in`, `items.map { item in`; nil for every other closure.
  var iterated: ExprSyntax? {
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id
    else { return nil }
    switch call.calleeName {
    case "ForEach", "List": return call.arguments.first?.expression
    case "map", "forEach", "compactMap", "flatMap", "filter": return call.base
    default: return nil
    }
  }
}

extension SyntaxProtocol {
  /// Whether a pattern binds a variable of that name.
  func introduces(_ name: String) -> Bool {
    if let pattern = self.as(IdentifierPatternSyntax.self) {
      return pattern.identifier.plainName == name
    }
    return children(viewMode: .sourceAccurate).contains { $0.introduces(name) }
  }
}
