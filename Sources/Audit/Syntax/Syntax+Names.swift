internal import SwiftSyntax

extension MemberAccessExprSyntax {
  /// Whether it is a case or a static member of the type that is wanted, such as `.red`; the start of
  /// a modifier behind `#if` is none.
  var isImplicitMember: Bool {
    guard base == nil else { return false }
    var node = Syntax(self)
    while let parent = node.parent {
      if parent.is(IfConfigClauseSyntax.self) {
        return parent.parent?.parent?.parent?.is(PostfixIfConfigExprSyntax.self) != true
      }
      let isBase =
        parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id
        || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
        || parent.is(PostfixIfConfigExprSyntax.self)
      guard isBase else { return true }
      node = parent
    }
    return true
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var plainName: String {
    let text = text
    // Looked at as bytes: every name of a file comes by here, and few have backticks.
    guard text.utf8.first == 0x60 else { return text }
    return text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
  }
}

extension StringProtocol {
  /// Whether a type may have that name by Swift's habit: it begins with a capital, or with a letter
  /// of a script that has none, such as `画面`.
  var isTypeLike: Bool {
    guard let byte = utf8.first else { return false }
    // Nearly all begin with a letter of ASCII, which needs no table.
    if byte < 0x80 { return byte >= 0x41 && byte <= 0x5A }
    guard let first = unicodeScalars.first?.properties else { return false }
    return first.isUppercase || first.isAlphabetic && !first.isCased
  }
}

extension AttributeSyntax {
  /// The name without a module and generic arguments: `State` in `@SwiftUI.State<Int>`.
  var simpleName: String {
    attributeName.as(IdentifierTypeSyntax.self)?.name.plainName
      ?? attributeName.as(MemberTypeSyntax.self)?.name.plainName
      ?? attributeName.trimmedDescription
  }
}

extension AttributeListSyntax {
  /// The attributes, those in `#if` too.
  var facts: [AttributeFacts] {
    var found: [AttributeFacts] = []
    for element in self {
      switch element {
      case .attribute(let attribute):
        found.append(
          AttributeFacts(
            name: attribute.simpleName, arguments: attribute.arguments?.trimmedDescription))
      case .ifConfigDecl(let condition):
        for clause in condition.clauses {
          if case .attributes(let inner) = clause.elements { found += inner.facts }
        }
      default: break
      }
    }
    return found
  }

  /// The attribute of that name, as a node.
  func attribute(named name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self where attribute.simpleName == name {
      return attribute
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// The names that are called below the node: `load` in `self.load()`, `Timer` in `Timer()`.
  var calledNames: Set<String> {
    var found: Set<String> = []
    var pending: [Syntax] = []
    pending.append(below: self)
    while let node = pending.popLast() {
      if node.kind == .functionCallExpr,
        let name = node.as(FunctionCallExprSyntax.self)?.calleeName
      {
        found.insert(name)
      }
      pending.append(below: node)
    }
    if let call = self.as(FunctionCallExprSyntax.self), let name = call.calleeName {
      found.insert(name)
    }
    return found
  }

  /// Every name that is referred to below the node, as a member or alone.
  var mentionedNames: Set<String> {
    var found: Set<String> = []
    var pending = [Syntax(self)]
    while let node = pending.popLast() {
      if node.kind == .declReferenceExpr, let name = node.as(DeclReferenceExprSyntax.self)?.baseName
      {
        found.insert(name.plainName)
      }
      pending.append(below: node)
    }
    return found
  }
}
