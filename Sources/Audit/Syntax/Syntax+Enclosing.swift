internal import SwiftSyntax

extension SyntaxProtocol {
  /// The nodes around this one, from the inside out.
  var ancestors: Ancestors { Ancestors(of: Syntax(self)) }

  /// The innermost type or extension around the node.
  var enclosingType: (any DeclGroupSyntax)? {
    var node = parent
    while let current = node {
      if let group = current.declGroup { return group }
      node = current.parent
    }
    return nil
  }

  /// The simple name of the innermost type or extension around the node.
  var enclosingTypeName: String? { enclosingType?.declaredName }

  /// The closures around the node, from the inside out, up to the declaration that holds them.
  var enclosingClosures: [ClosureExprSyntax] {
    var found: [ClosureExprSyntax] = []
    var node = parent
    while let current = node {
      let kind = current.kind
      if kind == .closureExpr, let closure = current.as(ClosureExprSyntax.self) {
        found.append(closure)
      } else if kind == .functionDecl || kind.isDeclGroup {
        break
      }
      node = current.parent
    }
    return found
  }
}

extension DeclGroupSyntax {
  /// The simple name of a type, or the name that an extension is written with.
  var declaredName: String {
    switch Syntax(self).as(SyntaxEnum.self) {
    case .structDecl(let node): node.name.plainName
    case .classDecl(let node): node.name.plainName
    case .extensionDecl(let node): node.extendedType.written
    case .enumDecl(let node): node.name.plainName
    case .actorDecl(let node): node.name.plainName
    case .protocolDecl(let node): node.name.plainName
    default: ""
    }
  }

  /// Whether the inheritance clause names the type or protocol, with or without its module.
  func inherits(_ name: String) -> Bool {
    inheritanceClause?.type(named: name) != nil
  }
}

extension InheritanceClauseSyntax {
  /// The inherited type of that name, alone, behind a module or in a composition.
  func type(named name: String) -> TypeSyntax? {
    for inherited in inheritedTypes {
      var pending = [inherited.type]
      while let type = pending.popLast() {
        if let composition = type.as(CompositionTypeSyntax.self) {
          pending += composition.elements.map(\.type)
        } else if let attributed = type.as(AttributedTypeSyntax.self) {
          pending.append(attributed.baseType)
        } else if type.as(IdentifierTypeSyntax.self)?.name.plainName == name
          || type.as(MemberTypeSyntax.self)?.name.plainName == name
        {
          return type
        }
      }
    }
    return nil
  }
}

extension Syntax {
  /// The node as a type or an extension; a cast to the protocol takes forty times as long.
  var declGroup: (any DeclGroupSyntax)? {
    switch kind {
    case .structDecl: self.as(StructDeclSyntax.self)
    case .classDecl: self.as(ClassDeclSyntax.self)
    case .extensionDecl: self.as(ExtensionDeclSyntax.self)
    case .enumDecl: self.as(EnumDeclSyntax.self)
    case .protocolDecl: self.as(ProtocolDeclSyntax.self)
    case .actorDecl: self.as(ActorDeclSyntax.self)
    default: nil
    }
  }

  /// The name behind the names of the types around the node.
  func qualifiedName(endingIn name: String) -> String {
    var full = name
    var node = parent
    while let current = node {
      if let group = current.declGroup {
        full = group.declaredName + "." + full
      }
      node = current.parent
    }
    return full
  }
}

extension SyntaxKind {
  /// Whether such a node is a type or an extension; a cast to the protocol costs a look-up by name.
  var isDeclGroup: Bool {
    switch self {
    case .structDecl, .classDecl, .enumDecl, .extensionDecl, .actorDecl, .protocolDecl: true
    default: false
    }
  }
}
