internal import SwiftSyntax

extension ClosureExprSyntax {
  /// The item of the capture list that is about `self` by that name.
  var selfCapture: ClosureCaptureSyntax? {
    signature?.capture?.items.first { $0.name.tokenKind == .keyword(.self) }
  }

  /// How the closure, once made, holds the `self` that is visible where it is written.
  func selfHold(in file: FileContext) -> SelfHold {
    let items = signature?.capture?.items
    let alias = items?.first { $0.specifier == nil && $0.initializer?.value.isSelf == true }
    if alias != nil { return visibleSelf(in: file) }
    if let item = selfCapture {
      switch item.specifier?.specifier.text {
      case "weak": return .weak
      case "unowned": return .unowned
      default: return visibleSelf(in: file)
      }
    }
    let visible = visibleSelf(in: file)
    guard visible != .none else { return .none }
    let mentions = SelfMentions(below: statements)
    if mentions.isExplicit || !mentions.innerWeak.isEmpty { return visible }
    guard visible == .strong else { return .none }
    let names = Set(
      mentions.mentions.filter { !MemberLocals.hide($0.name, at: $0.node, in: file) }.map(\.name))
    return names.isEmpty ? .none : .implied(names)
  }
}

extension ClosureExprSyntax {
  /// The `[weak self]` of nested closures, where nothing else in this closure needs `self`: they
  /// alone make it hold `self` strongly.
  var innerWeakCaptures: [ClosureCaptureSyntax] {
    guard selfCapture == nil else { return [] }
    let mentions = SelfMentions(below: statements)
    return mentions.isExplicit ? [] : mentions.innerWeak
  }
}

extension ClosureCaptureSyntax {
  /// Whether the item is `weak` or `unowned`.
  var isWeak: Bool { ["weak", "unowned"].contains(specifier?.specifier.text) }
}

extension SyntaxProtocol {
  /// What `self` is at the node: a strong reference, a weak one, or nothing that could be held.
  func visibleSelf(in file: FileContext) -> SelfHold {
    var inner = Syntax(self)
    for node in ancestors {
      defer { inner = node }
      switch node.kind {
      case .codeBlockItemList:
        if node.selfGuard(before: inner, in: file) != nil { return .strong }
      case .ifExpr:
        guard let branch = node.as(IfExprSyntax.self), inner.id == branch.body.id else { continue }
        if branch.conditions.bindsSelf { return .strong }
      case .whileStmt:
        guard let loop = node.as(WhileStmtSyntax.self), inner.id == loop.body.id else { continue }
        if loop.conditions.bindsSelf { return .strong }
      case .closureExpr:
        // A capture list is evaluated outside of its closure.
        guard let closure = node.as(ClosureExprSyntax.self), !inner.is(ClosureSignatureSyntax.self),
          let item = closure.selfCapture
        else { continue }
        switch item.specifier?.specifier.text {
        case "weak": return .weak
        case "unowned": return .unowned
        default: continue
        }
      case .functionDecl, .subscriptDecl, .variableDecl:
        guard node.parent?.is(MemberBlockItemSyntax.self) == true else { continue }
        return Self.isInstanceMember(node) ? .strong : .none
      case .initializerDecl, .deinitializerDecl: return .strong
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl, .protocolDecl:
        return .none
      default: continue
      }
    }
    return .none
  }

  private static func isInstanceMember(_ node: Syntax) -> Bool {
    guard let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers else {
      return false
    }
    let words = modifiers.map(\.name.text)
    if words.contains("static") || words.contains("class") { return false }
    guard let variable = node.as(VariableDeclSyntax.self) else { return true }
    // The initial value of a stored property has no `self`, unless it is made late.
    return words.contains("lazy") || variable.bindings.contains { $0.accessorBlock != nil }
  }
}

extension Syntax {
  /// The `guard let self` before one of the statements of this list.
  func selfGuard(before statement: Syntax, in file: FileContext) -> GuardStmtSyntax? {
    guard let list = self.as(CodeBlockItemListSyntax.self) else { return nil }
    return file.memo.facts(of: list).selfGuards.first { $0.position < statement.position }
  }
}

extension ConditionElementListSyntax {
  /// Whether a condition is `let self`, or `let other = self`.
  var bindsSelf: Bool {
    contains { element in
      guard case .optionalBinding(let binding) = element.condition else { return false }
      if let value = binding.initializer?.value { return value.bare.isSelf }
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.tokenKind
        == .keyword(.self)
    }
  }
}
