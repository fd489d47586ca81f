internal import SwiftSyntax

/// The type whose `self` a node sees, where that may be a class or an actor: a view is a value,
/// and a copy of it keeps nothing alive.
struct Owner: Sendable {
  /// The name with its containers.
  let name: String
  /// The file.
  let file: String

  init?(of node: some SyntaxProtocol, in file: FileContext) {
    self.file = file.path
    guard let type = node.enclosingType else { return nil }
    guard
      type.is(ClassDeclSyntax.self) || type.is(ActorDeclSyntax.self)
        || type.is(ExtensionDeclSyntax.self)
    else { return nil }
    name = Syntax(type).qualifiedName(endingIn: type.declaredName)
  }

  /// The facts of the class or actor; nil where the name may be something else, or where the
  /// object lives as long as the process anyway.
  func facts(in project: ProjectIndex) -> TypeFacts? {
    guard let type = reference(in: project), !project.livesForEver(type) else { return nil }
    return type
  }

  /// The facts of the class or actor, however long it lives.
  func reference(in project: ProjectIndex) -> TypeFacts? {
    let all = project.types(named: name)
    var found = all.filter { $0.name == name }
    if found.isEmpty { found = all }
    // Two modules may each have one of that name.
    if found.count > 1 { found.removeAll { $0.place.file != file } }
    guard found.count == 1, let type = found.first, type.kind == .class || type.kind == .actor
    else { return nil }
    return type
  }

  /// Whether a closure holds the object strongly.
  func isHeld(_ hold: SelfHold, in project: ProjectIndex) -> Bool {
    switch hold {
    case .none, .weak, .unowned: return false
    case .strong: return true
    case .implied(let names):
      guard let type = reference(in: project) else { return false }
      return names.contains { project.hasInstanceMember($0, in: type) }
    }
  }

  /// Whether one of the names is a method: a method taken as a value holds its object, a closure
  /// out of a property does not.
  func isHeldByMethod(_ hold: SelfHold, in project: ProjectIndex) -> Bool {
    guard case .implied(let names) = hold, let type = reference(in: project) else { return false }
    return project.lineage(of: type).contains { !$0.methods.isDisjoint(with: names) }
  }
}
