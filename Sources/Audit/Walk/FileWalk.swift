internal import SwiftSyntax

/// The one walk over a file that serves every rule and the digest.
final class FileWalk: SyntaxVisitor {
  private let file: FileContext
  private let views = ViewReader()
  /// The rules by the kinds of nodes that they look at, as far as that is known.
  private(set) var heeding: HeedingTable
  private let ofCall: [String: [any Rule]]
  private let ofReference: [String: [any Rule]]

  init(_ schedule: RuleSchedule, file: FileContext) {
    heeding = schedule.heeding
    ofCall = schedule.ofCall
    ofReference = schedule.ofReference
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.plainName { file.digest.imports.insert(module) }
    heeding.importDecl.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, named: node.name, .class)
    heeding.classDecl.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, named: node.name, .struct)
    heeding.structDecl.tell(file) { $0.visit(node, in: file) }
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
    heeding.protocolDecl.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    file.digest.types.append(
      TypeReader(file: file).facts(
        of: node, name: node.declaredName, kind: .extension, at: file.place(of: node.extendedType)))
    heeding.extensionDecl.tell(file) { $0.visit(node, in: file) }
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
    heeding.attribute.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    views.enter(node, in: &file.digest.views)
    CombineCarriers.read(node, into: file)
    heeding.variableDecl.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visitPost(_: VariableDeclSyntax) { views.leave() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    views.enter(node, in: &file.digest.views)
    CombineCarriers.read(node, into: file)
    heeding.functionDecl.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visitPost(_: FunctionDeclSyntax) { views.leave() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    views.enter(node, in: &file.digest.views)
    heeding.initializerDecl.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visitPost(_: InitializerDeclSyntax) { views.leave() }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calleeName
    StopReader.read(node, into: file)
    EffectReader.read(node, into: file)
    if let name { views.read(node, named: name, in: file) }
    heeding.functionCallExpr.tell(file) { $0.visit(node, in: file) }
    if let name, let rules = ofCall[name] {
      for rule in rules { rule.visit(node, in: file) }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    views.read(node, in: file)
    heeding.memberAccessExpr.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    views.read(node, in: file)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.plainName
    // `#if canImport(Combine)` uses nothing of it.
    if name != "Combine" || node.parent?.is(MemberAccessExprSyntax.self) == true,
      !CombineSymbols.isCase(node, named: name)
    {
      file.names.insert(name)
    }
    heeding.declReferenceExpr.tell(file) { $0.visit(node, in: file) }
    if let rules = ofReference[name] {
      for rule in rules { rule.visit(node, in: file) }
    }
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    file.names.insert(node.name.plainName)
    heeding.identifierType.tell(file) { $0.visit(node, in: file) }
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
    heeding.forStmt.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    heeding.closureExpr.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    heeding.macroExpansionExpr.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    heeding.macroExpansionDecl.tell(file) { $0.visit(node, in: file) }
    return .visitChildren
  }

  override func visitPost(_ node: SourceFileSyntax) {
    if !file.names.isDisjoint(with: Embedding.protocols) {
      file.digest.namesBesideRepresentables = file.names
    }
    heeding.sourceFile.tell(file) { $0.visit(node, in: file) }
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // What is put into a text has a text before and behind it.
    node.segments.count == 1 ? .skipChildren : .visitChildren
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
