internal import SwiftSyntax

/// Collects declarations, imports and attributes from a parsed source, without entering bodies.
struct DeclarationReader {
  /// Where the reader stands.
  private struct Scope {
    var container: String?
    var isInExtension = false
    var access = Declaration.Access.internal
  }

  let lines: LineTable
  private(set) var declarations: [Declaration] = []
  private(set) var imports: [ImportStatement] = []
  private(set) var attributes: [AttributeUse] = []

  init(lines: LineTable) {
    self.lines = lines
  }

  mutating func read(_ file: SourceFileSyntax) {
    for statement in file.statements { read(statement.item, Scope()) }
  }

  private mutating func read(_ item: CodeBlockItemSyntax.Item, _ scope: Scope) {
    if let declaration = item.as(DeclSyntax.self) {
      read(declaration, scope)
    } else if let macro = item.as(MacroExpansionExprSyntax.self) {
      add(.macroExpansion, macro.macroName, macro, scope)
    }
  }

  private mutating func read(_ item: DeclSyntax, _ scope: Scope) {
    if let condition = item.as(IfConfigDeclSyntax.self) {
      return readBranches(of: condition, scope)
    }
    if let attributed = item.asProtocol((any WithAttributesSyntax).self) {
      readAttributes(attributed.attributes)
    }
    switch item.as(DeclSyntaxEnum.self) {
    case .classDecl(let type): readType(.class, type.name, type, scope)
    case .structDecl(let type): readType(.struct, type.name, type, scope)
    case .enumDecl(let type): readType(.enum, type.name, type, scope)
    case .actorDecl(let type): readType(.actor, type.name, type, scope)
    case .protocolDecl(let type): readType(.protocol, type.name, type, scope)
    case .extensionDecl(let type): readExtension(type, scope)
    case .functionDecl(let function):
      let parameters = function.signature.parameterClause
      add(.func, function.name, function, scope, labels: parameters)
    case .initializerDecl(let initializer):
      let parameters = initializer.signature.parameterClause
      add(.`init`, initializer.initKeyword, initializer, scope, labels: parameters)
    case .subscriptDecl(let member):
      add(.subscript, member.subscriptKeyword, member, scope, labels: member.parameterClause)
    case .variableDecl(let variable):
      for binding in variable.bindings { addNames(of: binding.pattern, variable, scope) }
    case .enumCaseDecl(let group):
      for element in group.elements { add(.case, element.name, group, scope) }
    case .deinitializerDecl(let member): add(.deinit, member.deinitKeyword, member, scope)
    case .typeAliasDecl(let alias): add(.typealias, alias.name, alias, scope)
    case .associatedTypeDecl(let type): add(.associatedtype, type.name, type, scope)
    case .operatorDecl(let declared): add(.operator, declared.name, declared, scope)
    case .precedenceGroupDecl(let group): add(.precedencegroup, group.name, group, scope)
    case .macroDecl(let macro): add(.macro, macro.name, macro, scope)
    case .macroExpansionDecl(let macro): add(.macroExpansion, macro.macroName, macro, scope)
    case .importDecl(let statement): addImport(statement)
    default: break
    }
  }

  private mutating func readBranches(of condition: IfConfigDeclSyntax, _ scope: Scope) {
    for clause in condition.clauses {
      switch clause.elements {
      case .statements(let statements): for item in statements { read(item.item, scope) }
      case .decls(let members): for member in members { read(member.decl, scope) }
      case .attributes(let list): readAttributes(list)
      default: break
      }
    }
  }

  private mutating func readType(
    _ kind: Declaration.Kind, _ name: TokenSyntax, _ type: some DeclGroupSyntax, _ scope: Scope
  ) {
    add(kind, name, type, scope, inheritance: type.inheritanceClause)
    let path = scope.container.map { $0 + "." + name.plainName } ?? name.plainName
    var inner = Scope(container: path)
    // The requirements of a protocol have its access.
    if kind == .protocol { inner.access = declarations[declarations.count - 1].access }
    for member in type.memberBlock.members { read(member.decl, inner) }
  }

  private mutating func readExtension(_ type: ExtensionDeclSyntax, _ scope: Scope) {
    let written = access(of: type.modifiers, else: .internal)
    let name = type.extendedType.trimmedDescription
    let place = place(of: type.extendedType)
    declarations.append(
      Declaration(
        kind: .extension, name: name, fullName: name, container: scope.container,
        isInExtension: false, isStatic: false, inheritance: names(in: type.inheritanceClause),
        access: written, line: place.line, column: place.column))
    let inner = Scope(
      container: name, isInExtension: true, access: written == .private ? .fileprivate : written)
    for member in type.memberBlock.members { read(member.decl, inner) }
  }

  private mutating func add(
    _ kind: Declaration.Kind, _ name: TokenSyntax, _ node: some SyntaxProtocol, _ scope: Scope,
    labels: FunctionParameterClauseSyntax? = nil, inheritance: InheritanceClauseSyntax? = nil
  ) {
    let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let place = place(of: name)
    var fullName = name.plainName
    if let labels {
      fullName += "(" + labels.parameters.map { $0.firstName.plainName + ":" }.joined() + ")"
    }
    declarations.append(
      Declaration(
        kind: kind, name: name.plainName, fullName: fullName, container: scope.container,
        isInExtension: scope.isInExtension,
        isStatic: modifiers?.contains { ["static", "class"].contains($0.name.text) } ?? false,
        inheritance: names(in: inheritance), access: access(of: modifiers, else: scope.access),
        line: place.line, column: place.column))
  }

  /// Adds each variable that a pattern binds: `let (a, b) = pair` declares two.
  private mutating func addNames(
    of pattern: PatternSyntax, _ variable: VariableDeclSyntax, _ scope: Scope
  ) {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier {
      add(.var, name, variable, scope)
    } else if let tuple = pattern.as(TuplePatternSyntax.self) {
      for element in tuple.elements { addNames(of: element.pattern, variable, scope) }
    }
  }

  private mutating func addImport(_ statement: ImportDeclSyntax) {
    let path = statement.path.map { $0.name.plainName }
    imports.append(
      ImportStatement(
        module: path.first ?? "", path: path.joined(separator: "."),
        attributes: statement.attributes.compactMap { element in
          element.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        },
        line: place(of: statement.importKeyword).line))
  }

  private mutating func readAttributes(_ list: AttributeListSyntax) {
    for element in list {
      switch element {
      case .attribute(let attribute):
        let place = place(of: attribute)
        attributes.append(
          AttributeUse(
            name: attribute.attributeName.trimmedDescription,
            arguments: attribute.arguments?.trimmedDescription ?? "", line: place.line,
            column: place.column))
      case .ifConfigDecl(let condition): readBranches(of: condition, Scope())
      default: break
      }
    }
  }

  private func names(in clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
  }

  private func access(
    of modifiers: DeclModifierListSyntax?, else unwritten: Declaration.Access
  ) -> Declaration.Access {
    // `private(set)` has a detail and says nothing about reading.
    let written = modifiers?.lazy.filter { $0.detail == nil }
      .compactMap { Declaration.Access(rawValue: $0.name.text) }.first
    return written ?? unwritten
  }

  private func place(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
    lines.place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
