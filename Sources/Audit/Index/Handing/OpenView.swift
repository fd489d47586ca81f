internal import SwiftSyntax

/// A view struct that the walk is inside of: which of its names to watch, and what was seen.
struct OpenView {
  /// The view with its containers.
  let name: String
  /// Where the struct ends.
  let end: AbsolutePosition
  /// The properties that may hold a state object.
  private(set) var objects: Set<String> = []
  /// The properties by which the view takes an object.
  var handed: [String: HandedProperty] = [:]

  /// Nil where the view has no such property.
  init?(_ node: StructDeclSyntax) {
    guard node.inherits("View") else { return nil }
    name = Syntax(node).qualifiedName(endingIn: node.name.plainName)
    end = node.endPosition
    var initialisers: [InitializerDeclSyntax] = []
    var hasOthers = false
    for member in node.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        add(variable)
      } else if let initialiser = member.decl.as(InitializerDeclSyntax.self) {
        initialisers.append(initialiser)
      } else if member.decl.is(IfConfigDeclSyntax.self) {
        hasOthers = true
      }
    }
    // Of what an initialiser makes of its arguments, only `self.model = model` is followed.
    if hasOthers || initialisers.count > 1 { handed = [:] }
    if let initialiser = initialisers.first {
      handed = handed.filter { initialiser.hands(in: $0.key, $0.value.type) }
      for name in handed.keys { handed[name]?.isInitialised = true }
    }
    if objects.isEmpty, handed.isEmpty { return nil }
  }

  private mutating func add(_ variable: VariableDeclSyntax) {
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName,
      !variable.modifiers.contains(where: { ["static", "class", "weak"].contains($0.name.text) })
    else { return }
    var isWrapped = false
    for case .attribute(let attribute) in variable.attributes {
      switch attribute.simpleName {
      case "ObservedObject", "Bindable": isWrapped = true
      case "State", "StateObject", "EnvironmentObject", "Environment":
        objects.insert(name)
        return
      default: return
      }
    }
    let type = binding.typeAnnotation?.type
    if isWrapped { objects.insert(name) }
    guard let type, binding.initializer == nil,
      type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
    else { return }
    handed[name] = HandedProperty(view: self.name, name: name, type: type.trimmedDescription)
  }
}

extension InitializerDeclSyntax {
  /// Whether the property is what a parameter of its name gives: `init(model: Model) { self.model = model }`.
  fileprivate func hands(in name: String, _ type: String) -> Bool {
    let isTaken = signature.parameterClause.parameters.contains { parameter in
      parameter.firstName.plainName == name && parameter.secondName == nil
        && parameter.ellipsis == nil && parameter.type.trimmedDescription == type
    }
    guard isTaken, let statements = body?.statements else { return false }
    return statements.contains { item in
      guard let sequence = item.item.as(SequenceExprSyntax.self), let value = sequence.elements.last
      else { return false }
      return value.isHandedIn(as: name)
    }
  }
}

extension ExprSyntax {
  /// Whether it is a side of `self.model = model` in an initialiser.
  func isHandedIn(as name: String) -> Bool {
    guard let list = parent?.as(ExprListSyntax.self), list.count == 3,
      let target = list.first?.as(MemberAccessExprSyntax.self), target.base?.isSelf == true,
      target.declName.baseName.plainName == name,
      list.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      list.last?.as(DeclReferenceExprSyntax.self)?.baseName.plainName == name
    else { return false }
    return memberAround?.is(InitializerDeclSyntax.self) == true
  }
}
