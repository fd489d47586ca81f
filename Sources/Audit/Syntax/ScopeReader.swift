internal import SwiftSyntax

/// The names that one scope declares by itself, each with where it begins to count.
struct ScopeReader {
  private(set) var names: [String: AbsolutePosition] = [:]

  mutating func read(_ scope: Syntax) {
    let start = scope.position
    switch scope.as(SyntaxEnum.self) {
    case .codeBlockItemList(let list): for item in list { read(item.item, of: scope) }
    case .conditionElementList(let list):
      for element in list { read(element, from: element.endPosition) }
    case .ifExpr(let node): for element in node.conditions { read(element, from: start) }
    case .whileStmt(let node):
      for element in node.conditions { read(element, from: node.body.position) }
    case .forStmt(let node): bind(Syntax(node.pattern), from: start)
    case .switchCase(let node):
      if case .case(let label) = node.label { bind(Syntax(label.caseItems), from: start) }
    case .catchClause(let node):
      add("error", from: start)
      bind(Syntax(node.catchItems), from: start)
    case .closureExpr(let node):
      for name in node.parameterNames { add(name, from: start) }
      for item in node.signature?.capture?.items ?? [] { add(item.name, from: start) }
    case .functionDecl(let node): read(node.signature.parameterClause)
    case .initializerDecl(let node): read(node.signature.parameterClause)
    case .subscriptDecl(let node): read(node.parameterClause)
    case .accessorDecl(let node):
      if let parameter = node.parameters?.name {
        add(parameter, from: start)
      } else if ["set", "willSet"].contains(node.accessorSpecifier.text) {
        add("newValue", from: start)
      } else if node.accessorSpecifier.text == "didSet" {
        add("oldValue", from: start)
      }
    default: break
    }
  }

  private mutating func read(_ item: CodeBlockItemSyntax.Item, of scope: Syntax) {
    if let variable = item.as(VariableDeclSyntax.self) {
      // Its own value does not see it: `let service = service` takes the member.
      for binding in variable.bindings { bind(Syntax(binding.pattern), from: variable.endPosition) }
    } else if let function = item.as(FunctionDeclSyntax.self) {
      add(function.name, from: scope.position)
    } else if let statement = item.as(GuardStmtSyntax.self) {
      for element in statement.conditions { read(element, from: statement.endPosition) }
    } else if let condition = item.as(IfConfigDeclSyntax.self) {
      for clause in condition.clauses {
        if case .statements(let list) = clause.elements {
          for inner in list { read(inner.item, of: scope) }
        }
      }
    }
  }

  private mutating func read(_ element: ConditionElementSyntax, from start: AbsolutePosition) {
    switch element.condition {
    case .optionalBinding(let binding): bind(Syntax(binding.pattern), from: start)
    case .matchingPattern(let matching): bind(Syntax(matching.pattern), from: start)
    default: break
    }
  }

  private mutating func read(_ clause: FunctionParameterClauseSyntax) {
    for parameter in clause.parameters {
      add(parameter.secondName ?? parameter.firstName, from: clause.endPosition)
    }
  }

  /// The names that a pattern binds, however deep.
  private mutating func bind(_ pattern: Syntax, from start: AbsolutePosition) {
    var pending = [pattern]
    while let node = pending.popLast() {
      switch node.kind {
      case .identifierPattern:
        if let name = node.as(IdentifierPatternSyntax.self)?.identifier { add(name, from: start) }
      case .closureExpr: break
      default: pending.append(below: node)
      }
    }
  }

  private mutating func add(_ name: TokenSyntax, from start: AbsolutePosition) {
    if name.tokenKind != .keyword(.self) { add(name.plainName, from: start) }
  }

  private mutating func add(_ name: String, from start: AbsolutePosition) {
    names[name] = min(names[name] ?? start, start)
  }
}
