internal import SwiftSyntax

/// Reads a type's declaration into facts; what its members' bodies do is left to the rules.
struct TypeReader {
  let file: FileContext

  /// The facts of a class, struct, enum, actor, protocol or extension.
  func facts(
    of node: some DeclGroupSyntax, name: String, kind: TypeFacts.Kind, at place: SourcePlace
  ) -> TypeFacts {
    var facts = TypeFacts(
      name: Syntax(node).qualifiedName(endingIn: name), kind: kind, place: place)
    facts.attributes = node.attributes.facts
    facts.inherits = node.inheritanceClause?.inheritedTypes.map { $0.type.written } ?? []
    for modifier in node.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.private), .keyword(.fileprivate): facts.isFilePrivate = true
      case .keyword(.final): facts.isFinal = true
      default: break
      }
    }
    facts.isStandIn = Syntax(node).standsInForAModule
    read(node.memberBlock.members, into: &facts)
    return facts
  }

  private func read(_ members: MemberBlockItemListSyntax, into facts: inout TypeFacts) {
    for member in members {
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .variableDecl(let variable):
        facts.properties += properties(of: variable)
        for binding in variable.bindings {
          guard let value = binding.initializer?.value, !value.kind.isLeaf else { continue }
          facts.namesInInitialisers.formUnion(value.calledNames)
          if facts.effectOfInitialValues == nil {
            facts.effectOfInitialValues = EffectReader.effect(ofInitialValue: value, in: variable)
          }
        }
      case .functionDecl(let function):
        facts.methods.insert(function.name.plainName)
        if function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.mutating) }) {
          facts.mutatingMethods.insert(function.name.plainName)
        }
        if let equality = equality(of: function) { facts.equality = equality }
      case .initializerDecl(let initializer):
        facts.initialisers.append(EffectReader.facts(of: initializer))
        let label = initializer.signature.parameterClause.parameters.first?.firstName.plainName
        facts.initialiserLabels.insert(label ?? "")
        guard let body = initializer.body else { continue }
        facts.namesInInitialisers.formUnion(body.calledNames)
      case .deinitializerDecl(let end):
        facts.hasDeinitialiser = true
        if let body = end.body { facts.namesInDeinitialiser = body.mentionedNames }
      case .ifConfigDecl(let condition):
        for clause in condition.clauses {
          if case .decls(let inner) = clause.elements { read(inner, into: &facts) }
        }
      default: break
      }
    }
  }

  private func equality(of function: FunctionDeclSyntax) -> TypeFacts.Equality? {
    guard function.name.text == "==", let body = function.body else { return nil }
    // `Node == String` says nothing about two nodes.
    let sides = function.signature.parameterClause.parameters.map(\.type.trimmedDescription)
    guard sides.count == 2, sides[0] == sides[1] || sides.contains("Self") else { return nil }
    var names: Set<String> = []
    for token in body.tokens(viewMode: .sourceAccurate) {
      if token.text == "===" || token.text == "ObjectIdentifier" { return .identity }
      if token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName == token {
        names.insert(token.text)
      }
    }
    return names == ["id"] ? .id : .content
  }

  /// The properties that one declaration makes: `var a = 1, b = 2` makes two.
  func properties(of variable: VariableDeclSyntax) -> [PropertyFacts] {
    var (isStatic, isLazy, isWeak, access) = (false, false, false, "")
    for modifier in variable.modifiers {
      guard case .keyword(let word) = modifier.name.tokenKind else { continue }
      switch word {
      case .weak, .unowned: isWeak = true
      case _ where modifier.detail != nil: break
      case .static, .class: isStatic = true
      case .lazy: isLazy = true
      case .private, .fileprivate, .internal, .package, .public, .open:
        if access.isEmpty { access = modifier.name.text }
      default: break
      }
    }
    let attributes = variable.attributes.facts
    // In `let a, b: Int` the type stands behind the last name only.
    var type: TypeSyntax?
    let found = variable.bindings.reversed().compactMap { binding -> PropertyFacts? in
      type = binding.typeAnnotation?.type ?? type
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        return nil
      }
      let value = binding.initializer?.value
      return PropertyFacts(
        name: name.plainName, type: type?.written ?? value?.namedType,
        isTypeWritten: type != nil, attributes: attributes,
        isStatic: isStatic,
        isConstant: variable.bindingSpecifier.tokenKind == .keyword(.let),
        isComputed: binding.accessorBlock?.hasGetter ?? false,
        isLazy: isLazy, isWeak: isWeak, access: access,
        initialValue: value?.firstToken(viewMode: .sourceAccurate)?.text,
        place: file.place(of: name))
    }
    return found.reversed()
  }
}

extension Syntax {
  /// Whether a declaration at the top of a file is compiled only where a module is missing.
  fileprivate var standsInForAModule: Bool {
    guard let list = parent?.parent?.as(CodeBlockItemListSyntax.self),
      let clause = list.parent?.as(IfConfigClauseSyntax.self)
    else { return false }
    if let condition = clause.condition {
      return condition.trimmedDescription.hasPrefix("!canImport(")
    }
    let first = clause.parent?.as(IfConfigClauseListSyntax.self)?.first
    return first?.condition?.trimmedDescription.hasPrefix("canImport(") == true
  }
}

extension SyntaxKind {
  /// Whether such an expression calls nothing.
  fileprivate var isLeaf: Bool {
    switch self {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
      .declReferenceExpr:
      true
    default: false
    }
  }
}
