internal import SwiftSyntax

/// The one walk over a file that serves every rule and the digest.
final class FileWalk: SyntaxVisitor {
  private let file: FileContext
  private var views = ViewReader()
  private var importDeclRules: HeedingRules
  private var classDeclRules: HeedingRules
  private var structDeclRules: HeedingRules
  private var protocolDeclRules: HeedingRules
  private var extensionDeclRules: HeedingRules
  private var attributeRules: HeedingRules
  private var variableDeclRules: HeedingRules
  private var functionDeclRules: HeedingRules
  private var initializerDeclRules: HeedingRules
  private var functionCallExprRules: HeedingRules
  private let ofCall: [String: [any Rule]]
  private let ofReference: [String: [any Rule]]
  private var memberAccessExprRules: HeedingRules
  private var declReferenceExprRules: HeedingRules
  private var identifierTypeRules: HeedingRules
  private var forStmtRules: HeedingRules
  private var closureExprRules: HeedingRules
  private var macroExpansionExprRules: HeedingRules
  private var macroExpansionDeclRules: HeedingRules
  private var sourceFileRules: HeedingRules

  init(_ schedule: RuleSchedule, file: FileContext) {
    let all = HeedingRules(schedule.rules)
    importDeclRules = all
    classDeclRules = all
    structDeclRules = all
    protocolDeclRules = all
    extensionDeclRules = all
    attributeRules = all
    variableDeclRules = all
    functionDeclRules = all
    initializerDeclRules = all
    functionCallExprRules = HeedingRules(schedule.ofAnyCall)
    ofCall = schedule.ofCall
    ofReference = schedule.ofReference
    memberAccessExprRules = all
    declReferenceExprRules = HeedingRules(schedule.ofAnyReference)
    identifierTypeRules = all
    forStmtRules = all
    closureExprRules = all
    macroExpansionExprRules = all
    macroExpansionDeclRules = all
    sourceFileRules = all
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.plainName { file.digest.imports.insert(module) }
    importDeclRules.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, named: node.name, .class)
    classDeclRules.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, named: node.name, .struct)
    structDeclRules.tell(file) { $0.visit(node, in: file) }
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
    protocolDeclRules.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    file.digest.types.append(
      TypeReader(file: file).facts(
        of: node, name: node.declaredName, kind: .extension, at: file.place(of: node.extendedType)))
    extensionDeclRules.tell(file) { $0.visit(node, in: file) }
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
    attributeRules.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    views.enter(node, in: &file.digest.views)
    variableDeclRules.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visitPost(_: VariableDeclSyntax) { views.leave() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    views.enter(node, in: &file.digest.views)
    functionDeclRules.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visitPost(_: FunctionDeclSyntax) { views.leave() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    views.enter(node, in: &file.digest.views)
    initializerDeclRules.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visitPost(_: InitializerDeclSyntax) { views.leave() }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calleeName
    StopReader.read(node, into: file)
    EffectReader.read(node, into: file)
    if let name { views.read(node, named: name, in: file) }
    functionCallExprRules.tell(file) { $0.visit(node, in: file) }
    if let name, let rules = ofCall[name] {
      for rule in rules { rule.visit(node, in: file) }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    views.read(node, in: file)
    memberAccessExprRules.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    views.read(node, in: file)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.plainName
    // `#if canImport(Combine)` uses nothing of it.
    if name != "Combine" || node.parent?.is(MemberAccessExprSyntax.self) == true {
      file.names.insert(name)
    }
    declReferenceExprRules.tell(file) { $0.visit(node, in: file) }
    if let rules = ofReference[name] {
      for rule in rules { rule.visit(node, in: file) }
    }
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    file.names.insert(node.name.plainName)
    identifierTypeRules.tell(file) { $0.visit(node, in: file) }
    return node.genericArgumentClause == nil ? .skipChildren : .visitChildren
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
    forStmtRules.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    closureExprRules.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    macroExpansionExprRules.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    macroExpansionDeclRules.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visitPost(_ node: SourceFileSyntax) {
    if !file.names.isDisjoint(with: Embedding.protocols) {
      file.digest.namesBesideRepresentables = file.names
    }
    sourceFileRules.tell(file) { $0.visit(node, in: file) }
  }

  // Below these there are words and signs only; half of the nodes of a file are such.
  override func visit(_: DeclModifierSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: StringSegmentSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: NilLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: AssignmentExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(_ node: some DeclGroupSyntax, named name: TokenSyntax, _ kind: TypeFacts.Kind) {
    file.digest.types.append(
      TypeReader(file: file).facts(
        of: node, name: name.plainName, kind: kind, at: file.place(of: name)))
  }
}
