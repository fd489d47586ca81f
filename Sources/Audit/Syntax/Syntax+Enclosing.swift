internal import SwiftSyntax

extension SyntaxProtocol {
  /// The nodes around this one, from the inside out.
  var ancestors: some Sequence<Syntax> {
    sequence(first: Syntax(self), next: \.parent).dropFirst()
  }

  /// The innermost type or extension around the node.
  var enclosingType: (any DeclGroupSyntax)? {
    for node in ancestors {
      if let group = node.asProtocol((any DeclGroupSyntax).self) { return group }
    }
    return nil
  }

  /// The simple name of the innermost type or extension around the node.
  var enclosingTypeName: String? { enclosingType?.declaredName }

  /// The closures around the node, from the inside out, up to the declaration that holds them.
  var enclosingClosures: [ClosureExprSyntax] {
    var found: [ClosureExprSyntax] = []
    for node in ancestors {
      if let closure = node.as(ClosureExprSyntax.self) { found.append(closure) }
      if node.is(FunctionDeclSyntax.self) || node.asProtocol((any DeclGroupSyntax).self) != nil {
        break
      }
    }
    return found
  }
}

extension DeclGroupSyntax {
  /// The simple name of a type, or the name that an extension is written with.
  var declaredName: String {
    if let named = asProtocol((any NamedDeclSyntax).self) { return named.name.plainName }
    if let addition = self.as(ExtensionDeclSyntax.self) {
      return addition.extendedType.trimmedDescription
    }
    return ""
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
  /// The name behind the names of the types around the node.
  func qualifiedName(endingIn name: String) -> String {
    var parts = [name]
    for node in ancestors {
      if let group = node.asProtocol((any DeclGroupSyntax).self) {
        parts.append(group.declaredName)
      }
    }
    return parts.reversed().joined(separator: ".")
  }
}
