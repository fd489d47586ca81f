internal import SwiftSyntax

/// What the members of a class name, assign and code.
struct ClassMembers {
  /// Every name that it declares itself.
  private(set) var names: Set<String> = []
  /// What its initialisers assign, closures aside.
  private(set) var assignedInInitialisers: Set<String> = []
  /// What its `deinit` mentions.
  private(set) var namesInDeinitialiser: Set<String> = []
  private var decodes = false
  private var encodes = false

  init(of node: ClassDeclSyntax) {
    read(node.memberBlock.members)
  }

  /// Whether it has the code that `Codable`, `Decodable` or `Encodable` asks for.
  func codesItself(_ coding: String) -> Bool {
    switch TypeName.plain(coding) {
    case "Decodable": decodes
    case "Encodable": encodes
    default: decodes && encodes
    }
  }

  private mutating func read(_ members: MemberBlockItemListSyntax) {
    for member in members {
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .variableDecl(let variable): names.formUnion(StoredProperty(variable).names)
      case .functionDecl(let function):
        names.insert(function.name.plainName)
        let label = function.signature.parameterClause.parameters.first?.firstName.plainName
        if function.name.plainName == "encode", label == "to" { encodes = true }
      case .initializerDecl(let initializer):
        let label = initializer.signature.parameterClause.parameters.first?.firstName.plainName
        if label == "from" { decodes = true }
        if let body = initializer.body {
          let assignments = AssignedNames(.sourceAccurate)
          assignments.walk(body)
          assignedInInitialisers.formUnion(assignments.counts.keys)
        }
      case .deinitializerDecl(let deinitializer):
        guard let body = deinitializer.body else { continue }
        for token in body.tokens(viewMode: .sourceAccurate) {
          if case .identifier = token.tokenKind { namesInDeinitialiser.insert(token.plainName) }
        }
      case .ifConfigDecl(let condition):
        for clause in condition.clauses {
          if case .decls(let inner) = clause.elements { read(inner) }
        }
      default: break
      }
    }
  }
}
