internal import SwiftSyntax

/// The walk over one file that collects what the migration has to know.
final class SurveyWalk: SyntaxVisitor {
  let file: FileContext
  let source: SourceText
  var survey: FileSurvey
  /// Calls of `StateObject(…)` that belong to an assignment to `_name`.
  var assignedCalls: Set<SyntaxIdentifier> = []

  init(file: FileContext, source: SourceText) {
    self.file = file
    self.source = source
    survey = FileSurvey(digest: file.digest)
    super.init(viewMode: .sourceAccurate)
  }

  /// A spot at a node.
  func spot(_ rule: String, _ node: some SyntaxProtocol, around: Syntax? = nil) -> FixSpot {
    let inner = around ?? Syntax(node)
    return FixSpot(
      rule: rule, place: file.place(of: node), container: inner.containerPath,
      generics: inner.genericNames)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    var reader = ModelReader(
      node, spot: spot("observable-object", node.name), file: file, source: source)
    survey.models.append(reader.read())
    return .visitChildren
  }

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    survey.isBroken = node.hasError
    survey.imports = ImportWalk.imports(of: node).map { file.place(of: $0) }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.inherits("View") else { return .visitChildren }
    let members = ViewMembers(node, in: source)
    survey.views[members.name] = survey.views[members.name] ?? file.place(of: node.name)
    if !members.isOrdered() { survey.hasDisorder = true }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if InheritanceEdit.names("ObservableObject", node.extendedType) {
      survey.constraints.append(
        ConstraintSite(
          spot: spot("observable-object-protocol", node.extendedType),
          inheritingProtocol: "ObservableObject"))
    }
    if let removed = InheritanceEdit.removal(
      of: "ObservableObject", from: node.inheritanceClause, in: source)
    {
      survey.conformances.append(
        ConformanceSite(
          spot: spot("observable-object", removed.type, around: Syntax(node)),
          type: node.extendedType.trimmedDescription,
          edits: emptyExtension(node).map { [$0] } ?? removed.edits))
    }
    return .visitChildren
  }

  /// Takes an extension away that adds nothing but the conformance, with its lines.
  private func emptyExtension(_ node: ExtensionDeclSyntax) -> TextEdit? {
    let range = node.ownRange
    let first = source.lineStart(range.lowerBound)
    guard node.inheritanceClause?.inheritedTypes.count == 1, node.genericWhereClause == nil,
      node.memberBlock.members.isEmpty, node.attributes.isEmpty,
      node.innerComments.isEmpty,
      source.isBlank(
        node.memberBlock.leftBrace.ownRange
          .upperBound..<node.memberBlock.rightBrace.ownRange.lowerBound),
      source.isBlank(first..<range.lowerBound),
      source.isBlank(range.upperBound..<source.lineEnd(range.upperBound)),
      source.isBlank(node.position.utf8Offset..<range.lowerBound)
    else { return nil }
    // One blank line goes with it, that the two around it do not become one gap.
    var start = first
    let above = source.lineStart(max(0, first - 1))
    if first > 0, source.isBlank(above..<first), above < first { start = above }
    return TextEdit(start..<source.lineEnd(range.upperBound), "")
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    for inherited in node.inheritanceClause?.inheritedTypes ?? []
    where InheritanceEdit.names("ObservableObject", inherited.type) {
      survey.constraints.append(
        ConstraintSite(
          spot: spot("observable-object-protocol", inherited.type, around: Syntax(node)),
          inheritingProtocol: node.name.plainName))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    readWrapper(node)
    readRequirement(node)
    readStrays(node)
    if node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true {
      for property in TypeReader(file: file).properties(of: node) {
        if let type = property.type { survey.results["." + property.name] = type }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.signature.returnClause?.type {
      let key = Syntax(node).containerPath + "." + node.name.plainName
      survey.results[key] = type.trimmedDescription
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    let label = node.parameterClause.parameters.first?.firstName.plainName
    if label == "_enclosingInstance" {
      survey.enclosingWrappers.insert(Syntax(node).containerPath)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.baseName.text
    if text.utf8.first == UInt8(ascii: "$") || text.utf8.first == UInt8(ascii: "_") {
      readPrefixed(node)
    } else if text == "objectWillChange" || text == "environmentObject" {
      readObjectUse(node)
    } else if text == "AnyCancellable" {
      // `[AnyCancellable]()` and `AnyCancellable {}` are expressions.
      readType(node, node.baseName, nil)
    }
    return .visitChildren
  }

  override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind {
    if let target = node.assignedTarget { readTarget(target) }
    guard let name = node.assignedMember else { return .visitChildren }
    var isInitial = false
    for ancestor in node.ancestors {
      if ancestor.is(ClosureExprSyntax.self) { break }
      if let initializer = ancestor.as(InitializerDeclSyntax.self) {
        isInitial = assignments(in: initializer)[name] == 1
        break
      }
      if ancestor.asProtocol((any DeclGroupSyntax).self) != nil { break }
    }
    let key = Syntax(node).containerPath + "." + name
    survey.assigned.insert(key)
    if !isInitial { survey.reassigned.insert(key) }
    return .visitChildren
  }

  private func assignments(in initializer: InitializerDeclSyntax) -> [String: Int] {
    guard let body = initializer.body else { return [:] }
    let names = AssignedNames(.sourceAccurate)
    names.walk(body)
    return names.counts
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.expression.memberOfSelf {
      survey.reassigned.insert(Syntax(node).containerPath + "." + name)
    } else {
      readTarget(node.expression)
    }
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    // Whoever is given `\.model` may write through it.
    for component in node.components {
      guard let property = component.component.as(KeyPathPropertyComponentSyntax.self) else {
        continue
      }
      survey.memberWrites.append(
        MemberWrite(
          spot: spot("observed-object", property), base: .unknown,
          name: property.declName.baseName.plainName))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    readCall(node)
    readOverlaps(node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    readType(node, node.name, node.genericArgumentClause)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    readType(node, node.name, node.genericArgumentClause)
    return .visitChildren
  }
}

extension Syntax {
  /// The names of the types and extensions around the node, `A.B`; `""` at the top level.
  var containerPath: String {
    var parts: [String] = []
    for node in ancestors {
      if let group = node.asProtocol((any DeclGroupSyntax).self) {
        parts.append(TypeName.plain(group.declaredName))
      }
    }
    return parts.reversed().joined(separator: ".")
  }

  /// The generic parameters in scope.
  var genericNames: Set<String> {
    var found: Set<String> = []
    for node in ancestors {
      guard let generic = node.asProtocol((any WithGenericParametersSyntax).self) else { continue }
      for parameter in generic.genericParameterClause?.parameters ?? [] {
        found.insert(parameter.name.plainName)
      }
    }
    return found
  }
}
