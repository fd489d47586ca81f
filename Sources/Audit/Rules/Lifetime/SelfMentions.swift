internal import SwiftSyntax

/// What below a node needs the `self` around it.
///
/// Types declared inside have a `self` of their own; `Model.self` and `\.self` are no instances.
struct SelfMentions {
  /// Whether `self` or `super` is written, other than in `innerWeak`.
  private(set) var isExplicit = false
  /// The `[weak self]` and `[unowned self]` of nested closures, which need `self` around them.
  private(set) var innerWeak: [ClosureCaptureSyntax] = []
  /// Bare names that could be members, if no scope around them declares them.
  private(set) var mentions: [(name: String, node: Syntax)] = []

  init(below root: some SyntaxProtocol) {
    var pending = [Syntax(root)]
    while let node = pending.popLast() {
      switch node.kind {
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .keyPathExpr: continue
      case .superExpr: isExplicit = true
      case .declReferenceExpr:
        guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName else { continue }
        add(name)
      case .memberAccessExpr:
        if let base = node.as(MemberAccessExprSyntax.self)?.base { pending.append(Syntax(base)) }
      case .macroExpansionExpr:
        guard let macro = node.as(MacroExpansionExprSyntax.self) else { continue }
        guard !["selector", "keyPath"].contains(macro.macroName.text) else { continue }
        pending.append(below: node)
      case .closureExpr:
        guard let closure = node.as(ClosureExprSyntax.self), let item = closure.selfCapture,
          item.isWeak
        else {
          pending.append(below: node)
          continue
        }
        innerWeak.append(item)
        let others = closure.signature?.capture?.items.filter { $0.id != item.id } ?? []
        pending += others.map { Syntax($0) }
      case .closureCapture:
        guard let item = node.as(ClosureCaptureSyntax.self) else { continue }
        if let value = item.initializer {
          pending.append(Syntax(value))
        } else {
          add(item.name)
        }
      case .optionalBindingCondition:
        guard let condition = node.as(OptionalBindingConditionSyntax.self) else { continue }
        if let value = condition.initializer {
          pending.append(Syntax(value))
        } else if let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier {
          add(name)
        }
      default: pending.append(below: node)
      }
    }
  }

  private mutating func add(_ name: TokenSyntax) {
    if name.tokenKind == .keyword(.self) {
      isExplicit = true
    } else {
      mentions.append((name.plainName, Syntax(name)))
    }
  }
}

extension SelfMentions {
  /// The references below a node, by the name that they name.
  static func references(below root: Syntax) -> [String: [Syntax]] {
    var found: [String: [Syntax]] = [:]
    var pending = [root]
    while let node = pending.popLast() {
      switch node.kind {
      case .memberAccessExpr:
        if let base = node.as(MemberAccessExprSyntax.self)?.base { pending.append(Syntax(base)) }
      case .declReferenceExpr:
        guard let reference = node.as(DeclReferenceExprSyntax.self) else { continue }
        found[reference.baseName.plainName, default: []].append(node)
      case .closureCapture:
        guard let item = node.as(ClosureCaptureSyntax.self), item.initializer == nil else {
          pending.append(below: node)
          continue
        }
        found[item.name.plainName, default: []].append(node)
      default: pending.append(below: node)
      }
    }
    return found
  }

  /// The references to one name below a node.
  static func references(to name: String, below root: some SyntaxProtocol) -> [Syntax] {
    references(below: Syntax(root))[name] ?? []
  }
}
