internal import SwiftSyntax

/// The one walk over a file that serves every rule and the digest.
final class FileWalk: SyntaxVisitor {
  private let rules: [any Rule]
  private let file: FileContext
  private var views = ViewReader()

  init(rules: [any Rule], file: FileContext) {
    self.rules = rules
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.plainName { file.digest.imports.insert(module) }
    for rule in rules { rule.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, named: node.name, .class)
    for rule in rules { rule.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, named: node.name, .struct)
    for rule in rules { rule.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, named: node.name, .enum)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, named: node.name, .actor)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, named: node.name, .protocol)
    for rule in rules { rule.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    file.digest.types.append(
      TypeReader(file: file).facts(
        of: node, name: node.declaredName, kind: .extension, at: file.place(of: node.extendedType)))
    for rule in rules { rule.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    file.digest.types.append(
      TypeFacts(
        name: Syntax(node).qualifiedName(endingIn: node.name.plainName), kind: .typealias,
        inherits: [node.initializer.value.trimmedDescription], place: file.place(of: node.name)))
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.simpleName
    file.names.insert(name)
    if name == "available", let scope = node.newerSystemScope {
      file.digest.newerSystems.append(file.place(of: scope))
    }
    for rule in rules { rule.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    views.enter(node, in: &file.digest.views)
    for rule in rules { rule.visit(node, in: file) }
    return .visitChildren
  }

  override func visitPost(_ node: VariableDeclSyntax) { views.leave(node) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    views.enter(node, in: &file.digest.views)
    for rule in rules { rule.visit(node, in: file) }
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { views.leave(node) }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    views.enter(node, in: &file.digest.views)
    for rule in rules { rule.visit(node, in: file) }
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { views.leave(node) }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    StopReader.read(node, into: file)
    EffectReader.read(node, into: file)
    views.read(node, in: file)
    for rule in rules { rule.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    file.names.insert(node.declName.baseName.plainName)
    views.read(node, in: file)
    for rule in rules { rule.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    file.names.insert(node.baseName.plainName)
    for rule in rules { rule.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    file.names.insert(node.name.plainName)
    for rule in rules { rule.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    file.names.insert(node.name.plainName)
    return .visitChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    if let scope = node.newerSystemScope { file.digest.newerSystems.append(file.place(of: scope)) }
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    for rule in rules { rule.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    for rule in rules { rule.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    for rule in rules { rule.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    for rule in rules { rule.visit(node, in: file) }
    return .visitChildren
  }

  override func visitPost(_ node: SourceFileSyntax) {
    for rule in rules { rule.visit(node, in: file) }
  }

  private func add(_ node: some DeclGroupSyntax, named name: TokenSyntax, _ kind: TypeFacts.Kind) {
    file.digest.types.append(
      TypeReader(file: file).facts(
        of: node, name: name.plainName, kind: kind, at: file.place(of: name)))
  }
}
