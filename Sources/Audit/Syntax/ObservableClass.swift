internal import SwiftSyntax

extension AttributeListSyntax {
  /// The attributes as nodes, those in `#if` too.
  var all: [AttributeSyntax] {
    var found: [AttributeSyntax] = []
    for element in self {
      switch element {
      case .attribute(let attribute): found.append(attribute)
      case .ifConfigDecl(let condition):
        for clause in condition.clauses {
          if case .attributes(let inner) = clause.elements { found += inner.all }
        }
      @unknown default: continue
      }
    }
    return found
  }

  /// Whether an attribute of that name is there, in `#if` too.
  func has(_ name: String) -> Bool {
    !isEmpty && all.contains { $0.simpleName == name }
  }
}

extension MemberBlockItemListSyntax {
  /// The members, those in `#if` too.
  var all: [DeclSyntax] {
    var found: [DeclSyntax] = []
    for member in self {
      guard let condition = member.decl.as(IfConfigDeclSyntax.self) else {
        found.append(member.decl)
        continue
      }
      for clause in condition.clauses {
        if case .decls(let inner) = clause.elements { found += inner.all }
      }
    }
    return found
  }
}

extension ClassDeclSyntax {
  /// Whether it carries the `@Observable` macro.
  var isObservable: Bool { attributes.has("Observable") }

  /// The declarations of its stored instance variables: no `let`, nothing static or computed.
  var storedVariables: [VariableDeclSyntax] {
    memberBlock.members.all.compactMap { member in
      guard let variable = member.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.var), !variable.isShared,
        variable.bindings.contains(where: { $0.accessorBlock?.hasGetter != true })
      else { return nil }
      return variable
    }
  }

  /// Those of them that the `@Observable` macro tracks.
  var trackedVariables: [VariableDeclSyntax] {
    storedVariables.filter {
      !$0.attributes.has("ObservationIgnored") && !$0.has(modifier: "lazy")
    }
  }
}

extension VariableDeclSyntax {
  /// Whether it belongs to the type, not to its instances.
  var isShared: Bool { has(modifier: "static") || has(modifier: "class") }

  /// Whether the modifier is written.
  func has(modifier name: String) -> Bool {
    modifiers.contains { $0.name.text == name && $0.detail == nil }
  }

  /// The name of the first property that it declares.
  var firstName: String? {
    bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
  }
}
