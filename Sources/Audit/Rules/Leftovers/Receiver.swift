internal import SwiftSyntax

/// What a method such as `sink` is called on, as far as its type is written somewhere.
struct Receiver: Sendable {
  private let shape: Shape
  private let container: String?

  init(of call: FunctionCallExprSyntax) {
    shape = call.base.map { ShapeReader.shape(of: $0) } ?? .selfValue
    container = call.enclosingTypeName
  }

  /// The object in front of a member, or `self`.
  init(of base: ExprSyntax?, at node: some SyntaxProtocol) {
    shape = base.map { ShapeReader.shape(of: $0) } ?? .selfValue
    container = node.enclosingTypeName
  }

  /// Whether the project itself declares the method for the receiver's type, which is no publisher.
  func hasOwnMethod(_ name: String, in project: ProjectIndex) -> Bool {
    types(in: project).contains { type in
      type.methods.contains(name) && !isPublisher(type, in: project)
    }
  }

  /// The types that the receiver may have, those that it inherits too.
  func types(in project: ProjectIndex) -> [TypeFacts] {
    guard let name = typeName(of: shape, in: project) else { return [] }
    var found: [TypeFacts] = []
    var pending = project.types(named: name)
    while let type = pending.popLast() {
      guard !found.contains(where: { $0.name == type.name }) else { continue }
      found.append(type)
      for parent in type.inherits { pending += project.types(named: parent) }
    }
    return found
  }

  private func typeName(of shape: Shape, in project: ProjectIndex) -> String? {
    switch shape {
    case .typed(let name), .construction(let name), .type(let name): return name
    case .selfValue: return container
    case .name(let name): return property(name, of: container, in: project)
    case .member(let base, let name):
      return property(name, of: typeName(of: base, in: project), in: project)
    default: return nil
    }
  }

  private func property(_ name: String, of type: String?, in project: ProjectIndex) -> String? {
    guard let type else { return nil }
    return project.types(named: type).lazy.compactMap { $0.property(name)?.holds }.first
  }

  private func isPublisher(_ type: TypeFacts, in project: ProjectIndex) -> Bool {
    ["Publisher", "ConnectablePublisher", "Subject"].contains {
      project.inherits(type.name, $0) || type.simpleName == $0
    }
  }
}
