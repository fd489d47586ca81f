internal import SwiftSyntax

/// Finds out what type a value has, from what stands around it in the file.
struct ValueReader {
  /// What the expression is, read where it stands.
  func value(of expression: ExprSyntax) -> ValueFacts {
    if let type = expression.namedType { return .type(type) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return value(of: forced.expression)
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return value(of: chain.expression)
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return lookUp(reference.baseName.plainName, from: Syntax(expression))
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return .unknown
    }
    let name = member.declName.baseName.plainName
    if let owner = base.as(DeclReferenceExprSyntax.self), owner.baseName.text == "self" {
      return property(name, at: Syntax(expression))
    }
    switch value(of: base) {
    case .type(let type): return .path([name], owner: type)
    case .path(let path, let owner): return .path(path + [name], owner: owner)
    case .unknown: return .unknown
    }
  }

  private func property(_ name: String, at node: Syntax) -> ValueFacts {
    guard let group = node.enclosingType else { return .unknown }
    return .path([name], owner: Syntax(group).qualifiedName(endingIn: group.declaredName))
  }

  /// The local name, parameter or property that the name stands for.
  private func lookUp(_ name: String, from start: Syntax) -> ValueFacts {
    for node in start.ancestors {
      switch node.kind {
      case .codeBlockItemList:
        guard let items = node.as(CodeBlockItemListSyntax.self) else { continue }
        // A list of hundreds of statements is no body that a person wrote.
        guard items.count < 500 else { return .unknown }
        for item in items where item.endPosition <= start.position {
          guard let variable = item.item.as(VariableDeclSyntax.self),
            let binding = variable.binding(of: name)
          else { continue }
          if let type = binding.typeAnnotation?.type { return .type(type.trimmedDescription) }
          guard let value = binding.initializer?.value else { return .unknown }
          // `@Bindable var model = model` hides the name behind itself.
          if value.as(DeclReferenceExprSyntax.self)?.baseName.plainName == name { continue }
          return self.value(of: value)
        }
      case .closureExpr:
        guard let closure = node.as(ClosureExprSyntax.self) else { continue }
        if closure.parameterNames.contains(name) { return .unknown }
      case .ifExpr:
        guard let branch = node.as(IfExprSyntax.self) else { continue }
        for condition in branch.conditions {
          guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
            binding.endPosition <= start.position,
            binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName == name,
            let value = binding.initializer?.value
          else { continue }
          return self.value(of: value)
        }
      case .functionDecl:
        guard let function = node.as(FunctionDeclSyntax.self) else { continue }
        if let type = function.signature.parameterClause.type(of: name) { return .type(type) }
      case .initializerDecl:
        guard let initializer = node.as(InitializerDeclSyntax.self) else { continue }
        if let type = initializer.signature.parameterClause.type(of: name) { return .type(type) }
      case _ where node.kind.isDeclGroup: return property(name, at: start)
      default: continue
      }
    }
    return property(name, at: start)
  }
}

extension VariableDeclSyntax {
  /// The binding of that name.
  func binding(of name: String) -> PatternBindingSyntax? {
    bindings.first {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName == name
    }
  }
}

extension FunctionParameterClauseSyntax {
  /// The written type of the parameter that the body knows by that name.
  func type(of name: String) -> String? {
    parameters.first { ($0.secondName ?? $0.firstName).plainName == name }?.type.trimmedDescription
  }
}

extension ClosureExprSyntax {
  /// The names of its parameters.
  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.plainName)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).plainName }
    default: []
    }
  }
}
