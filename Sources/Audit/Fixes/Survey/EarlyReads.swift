internal import SwiftSyntax

/// Where the initialisers of a class touch a property before the object is whole.
///
/// The macro turns a stored property into a computed one. Its storage can be filled at once, but to
/// read it, or to change it in place, is to use `self`, which is an error as long as a property has
/// no value or the superclass is not initialised.
struct EarlyReads {
  /// The first place for each property, by name.
  private(set) var places: [String: ExprSyntax] = [:]

  /// Protocols that a class may name where a superclass stands.
  private static let protocols: Set = [
    "ObservableObject", "Identifiable", "Hashable", "Equatable", "Sendable", "Codable",
    "Encodable", "Decodable", "Comparable", "CustomStringConvertible", "AnyObject", "Observable",
    "CustomDebugStringConvertible", "Error", "LocalizedError", "Copyable", "Actor",
  ]

  private let node: ClassDeclSyntax
  /// The stored properties that an initialiser has to fill.
  private var unfilled: Set<String> = []

  init(of node: ClassDeclSyntax) {
    self.node = node
    readUnfilled(node.memberBlock.members)
    read(node.memberBlock.members)
  }

  private mutating func readUnfilled(_ members: MemberBlockItemListSyntax) {
    for member in members.all {
      guard let variable = member.as(VariableDeclSyntax.self) else { continue }
      let isStored =
        !variable.modifiers.contains {
          ["static", "class", "lazy"].contains($0.name.text)
        }
      guard isStored else { continue }
      let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
      var type: TypeSyntax?
      for binding in variable.bindings.reversed() {
        type = binding.typeAnnotation?.type ?? type
        guard binding.initializer == nil, binding.accessorBlock?.hasGetter != true,
          isConstant || type?.isOptionalSugar != true
        else { continue }
        for name in binding.pattern.tokens(viewMode: .sourceAccurate) {
          if case .identifier = name.tokenKind { unfilled.insert(name.plainName) }
        }
      }
    }
  }

  private mutating func read(_ members: MemberBlockItemListSyntax) {
    for member in members.all {
      guard let initializer = member.as(InitializerDeclSyntax.self), let body = initializer.body,
        !initializer.modifiers.contains(where: { $0.name.text == "convenience" })
      else { continue }
      read(body)
    }
  }

  private mutating func read(_ body: CodeBlockSyntax) {
    guard let whole = whole(in: body) else { return }
    var pending = [Syntax(body.statements)]
    while let node = pending.popLast() {
      if node.position >= whole { continue }
      if let expression = node.as(ExprSyntax.self), let name = expression.memberOfSelf {
        if !expression.isFilled, places[name] == nil { places[name] = expression }
        continue
      }
      if let access = node.as(MemberAccessExprSyntax.self) {
        // What stands behind the dot belongs to another object.
        if let base = access.base { pending.append(Syntax(base)) }
        continue
      }
      if node.is(KeyPathComponentListSyntax.self) { continue }
      pending += node.children(viewMode: .sourceAccurate).reversed()
    }
  }

  /// Where the last statement ends that fills a property for the first time, or calls `super.init`.
  private func whole(in body: CodeBlockSyntax) -> AbsolutePosition? {
    var last: AbsolutePosition?
    for statement in body.statements {
      let assignments = AssignedNames(.sourceAccurate)
      assignments.walk(statement)
      let callsSuper = statement.tokens(viewMode: .sourceAccurate).contains {
        $0.tokenKind == .keyword(.super) && $0.nextToken(viewMode: .sourceAccurate)?.text == "."
          && $0.nextToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)?.text
            == "init"
      }
      if callsSuper { return statement.endPosition }
      if assignments.counts.keys.contains(where: unfilled.contains)
        || assignments.tupleNames.contains(where: unfilled.contains)
      {
        last = statement.endPosition
      }
    }
    // A superclass without a call of its initialiser is initialised at the very end.
    return mayHaveSuperclass ? body.endPosition : last
  }

  private var mayHaveSuperclass: Bool {
    guard let first = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription else {
      return false
    }
    let name = TypeName.plain(first)
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    return !Self.protocols.contains(simple)
      && !["Protocol", "Delegate", "DataSource"].contains(where: simple.hasSuffix)
  }
}

extension ExprSyntax {
  /// Whether the expression, a property, is what `=` fills, alone or in a tuple.
  fileprivate var isFilled: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if parent.is(LabeledExprSyntax.self) || parent.is(LabeledExprListSyntax.self) {
        guard parent.is(LabeledExprSyntax.self) || parent.parent?.is(TupleExprSyntax.self) == true
        else { return false }
      } else if let list = parent.as(ExprListSyntax.self) {
        return list.first?.id == node.as(ExprSyntax.self)?.id
          && list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      } else if !parent.is(TupleExprSyntax.self) {
        return false
      }
      node = parent
    }
    return false
  }
}

extension TypeSyntax {
  /// Whether a variable of the type is nil at first: `T?` and `T!`, not `Optional<T>`.
  fileprivate var isOptionalSugar: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}
