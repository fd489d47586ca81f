internal import SwiftSyntax

extension GateReader {
  /// How a name stands in the source.
  enum NamePlace {
    /// Alone, or after the name of a module.
    case free(isQualified: Bool)
    /// After a dot.
    case member
    /// As a type.
    case type
    /// Before the colon of an argument.
    case label
    /// Where something of that name is declared.
    case declaration
    /// In words of the language.
    case other
  }

  mutating func readName(_ token: TokenSyntax) {
    guard case .identifier = token.tokenKind else { return }
    let name = token.plainName
    let place = place(of: token)
    if case .other = place { return }
    if case .label = place { return readLabel(name, token) }
    if name.hasPrefix("XCT") || GateNames.harnessNames.contains(name) {
      return add(.harnessName, name, token)
    }
    if GateNames.runtimeOwn.contains(name) { return add(.runtimeName, name, token) }
    if case .declaration = place {
      if name == "unownedExecutor" { add(.executor, name, token) }
      return
    }
    if isUnsafe(name) { return add(.unsafe, name, token) }
    let isOwn: Bool
    if case .free(isQualified: true) = place {
      isOwn = false
    } else {
      isOwn = declared.contains(name)
    }
    guard !isOwn else { return }
    readForeign(name, place, token)
  }

  /// A name that the answer does not declare.
  private mutating func readForeign(_ name: String, _ place: NamePlace, _ token: TokenSyntax) {
    if GateNames.runtimeNames.contains(name) { return add(.runtimeName, name, token) }
    if GateNames.executors.contains(name) { return add(.executor, name, token) }
    if GateNames.systemTypes.contains(name) { return add(.systemType, name, token) }
    if name == "Thread" { return readThread(token) }
    if case .free = place, GateNames.systemCalls.contains(name) {
      return add(.systemCall, name, token)
    }
    guard name.hasPrefix("_"), name.count > 1, !GateNames.knownUnderscored.contains(name),
      !isBacking(name, token)
    else { return }
    add(.underscoredName, name, token)
  }

  /// `_model` beside a wrapped `model` is the wrapper itself; nobody calls one.
  private func isBacking(_ name: String, _ token: TokenSyntax) -> Bool {
    guard declared.contains(String(name.dropFirst())) else { return false }
    var node = token.parent
    if let access = node?.parent?.as(MemberAccessExprSyntax.self) { node = Syntax(access) }
    let call = node?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.id != node?.id
  }

  private mutating func readThread(_ token: TokenSyntax) {
    let access = token.parent?.parent?.as(MemberAccessExprSyntax.self)
    let member = access?.declName.baseName.plainName
    if let member, access?.declName.baseName != token {
      if GateNames.threadMembers.contains(member) { return }
      return add(.systemType, "Thread.\(member)", token)
    }
    add(.systemType, "Thread", token)
  }

  private mutating func readLabel(_ name: String, _ token: TokenSyntax) {
    if name == "bytesNoCopy" { return add(.unsafe, name, token) }
    guard GateNames.fileLabels.contains(name),
      let call = token.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return }
    let callee: String
    var base = ""
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      callee = access.declName.baseName.plainName
      base = access.base?.trimmedDescription ?? ""
    } else {
      callee = call.calledExpression.trimmedDescription
    }
    // `append(contentsOf:)` and the like are about collections.
    if name == "contentsOf", callee != "init", callee.first?.isLowercase == true { return }
    guard !declared.contains(callee), !declared.contains(base) else { return }
    add(.fileContents, "\(callee)(\(name):)", token)
  }

  private func isUnsafe(_ name: String) -> Bool {
    GateNames.unsafeNames.contains(name)
      || GateNames.unsafeBeginnings.contains(where: name.hasPrefix)
  }

  private func place(of token: TokenSyntax) -> NamePlace {
    guard let parent = token.parent else { return .other }
    switch parent.as(SyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      // `Foundation::exit` is the module's, whatever the answer declares.
      if reference.trimmedDescription.contains("::") { return .free(isQualified: true) }
      if let access = reference.parent?.as(MemberAccessExprSyntax.self),
        access.declName == reference
      {
        let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainName
        return base.map { GateNames.modules.contains($0) } == true
          ? .free(isQualified: true) : .member
      }
      return reference.parent?.is(KeyPathPropertyComponentSyntax.self) == true
        ? .member : .free(isQualified: false)
    case .identifierType(let type):
      // An attribute has a rule of its own.
      if type.parent?.is(AttributeSyntax.self) == true { return .other }
      return type.trimmedDescription.contains("::") ? .free(isQualified: true) : .type
    case .memberType(let type):
      return GateNames.modules.contains(type.baseType.trimmedDescription)
        ? .free(isQualified: true) : .type
    case .importPathComponent: return .free(isQualified: true)
    case .labeledExpr: return .label
    case .functionDecl, .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl,
      .typeAliasDecl, .identifierPattern, .enumCaseElement, .associatedTypeDecl, .genericParameter,
      .functionParameter, .closureParameter, .closureShorthandParameter, .macroDecl:
      return .declaration
    default: return .other
    }
  }
}
