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
    var hasInitialiser = false
    for member in node.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        add(variable)
      } else if member.decl.is(InitializerDeclSyntax.self)
        || member.decl.is(IfConfigDeclSyntax.self)
      {
        hasInitialiser = true
      }
    }
    // What an initialiser makes of its arguments is not followed.
    if hasInitialiser { handed = [:] }
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
