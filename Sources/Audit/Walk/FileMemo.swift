internal import SwiftSyntax

/// What the rules asked of one file already: a member, or a list of statements, with thousands of
/// places to judge is read once and not once for each of them.
final class FileMemo {
  /// What a list of statements says of the names in it.
  struct Statements {
    /// The `guard let self` statements.
    var selfGuards: [GuardStmtSyntax] = []
    /// What local names were given.
    var values: [String: ExprSyntax] = [:]
    /// The names that were bound together with others.
    var tupleNames: Set<String> = []
  }

  /// The names that each scope declares.
  let scopes = ScopeNames()

  private var statements: [SyntaxIdentifier: Statements] = [:]
  private var references: [SyntaxIdentifier: [String: [Syntax]]] = [:]
  private var loops: [SyntaxIdentifier: [EndlessLoop]] = [:]
  private var cleared: (own: Set<String>, members: Set<String>)?

  /// What a list of statements says of the names in it.
  func facts(of list: CodeBlockItemListSyntax) -> Statements {
    if let known = statements[list.id] { return known }
    var found = Statements()
    for item in list {
      if let statement = item.item.as(GuardStmtSyntax.self), statement.conditions.bindsSelf {
        found.selfGuards.append(statement)
      }
      for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName {
          if let value = binding.initializer?.value { found.values[name] = value }
        } else if binding.pattern.is(TuplePatternSyntax.self) {
          found.tupleNames.formUnion(binding.pattern.boundNames)
        }
      }
    }
    statements[list.id] = found
    return found
  }

  /// The endless loops of a task's body.
  func loops(in body: ClosureExprSyntax, _ read: () -> [EndlessLoop]) -> [EndlessLoop] {
    if let known = loops[body.id] { return known }
    let found = read()
    loops[body.id] = found
    return found
  }

  /// The references to a name below a list of statements.
  func references(to name: String, below list: Syntax) -> [Syntax] {
    if let known = references[list.id] { return known[name] ?? [] }
    let found = SelfMentions.references(below: list)
    references[list.id] = found
    return found[name] ?? []
  }

  /// Whether the file puts `nil`, or a closure that does nothing, into a property of its own.
  func clears(property: String, in node: some SyntaxProtocol) -> Bool {
    clearedPlaces(node).own.contains(property)
  }

  /// Whether it does so with a property of that name of another object.
  func clears(member: String, in node: some SyntaxProtocol) -> Bool {
    clearedPlaces(node).members.contains(member)
  }

  private func clearedPlaces(
    _ node: some SyntaxProtocol
  ) -> (own: Set<String>, members: Set<String>) {
    if let cleared { return cleared }
    var found: (own: Set<String>, members: Set<String>) = ([], [])
    var pending = [node.root]
    while let node = pending.popLast() {
      let isNothing =
        switch node.kind {
        case .nilLiteralExpr: true
        case .closureExpr: node.as(ClosureExprSyntax.self)?.statements.isEmpty == true
        default: false
        }
      if isNothing, let target = node.assignmentTarget {
        if let name = target.heldProperty { found.own.insert(name) }
        if let access = target.bare.as(MemberAccessExprSyntax.self) {
          found.members.insert(access.declName.baseName.plainName)
        }
      }
      pending.append(below: node)
    }
    cleared = found
    return found
  }
}

extension PatternSyntax {
  /// The names that the pattern binds.
  fileprivate var boundNames: Set<String> {
    var found: Set<String> = []
    var pending = [Syntax(self)]
    while let node = pending.popLast() {
      if let name = node.as(IdentifierPatternSyntax.self)?.identifier {
        found.insert(name.plainName)
      }
      pending.append(below: node)
    }
    return found
  }
}
