internal import SwiftSyntax

/// Finds what a piece of code assigns to properties of `self`.
struct AssignmentReader {
  /// The property that an expression writes to, with the written target: `x = 1`, `self.x += 1`.
  static func target(of node: some SyntaxProtocol) -> (name: String, place: ExprSyntax)? {
    var elements: [ExprSyntax] = []
    if let sequence = node.as(SequenceExprSyntax.self) {
      elements = Array(sequence.elements.prefix(2))
    } else if let infix = node.as(InfixOperatorExprSyntax.self) {
      elements = [infix.leftOperand, infix.operator]
    }
    guard elements.count == 2, elements[1].isAssignment else { return nil }
    return elements[0].ownProperty.map { ($0, elements[0]) }
  }

  /// Methods that change a collection or a flag in place.
  static let mutators: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "sort", "shuffle",
    "reverse", "formUnion", "subtract", "merge", "popLast", "removeSubrange", "toggle",
    "updateValue", "removeValue", "formIntersection", "swapAt", "formSymmetricDifference", "negate",
    "partition", "replaceSubrange", "reserveCapacity", "round", "formRemainder", "replace",
  ]

  /// Whether the node is what an assignment, `&` or a mutating method changes.
  static func writes(_ node: Syntax) -> Bool {
    var node = node
    while let parent = node.parent {
      if let subscripted = parent.as(SubscriptCallExprSyntax.self),
        subscripted.calledExpression.id == node.id
      {
        node = parent
        continue
      }
      if parent.is(InOutExprSyntax.self) { return true }
      if let infix = parent.as(InfixOperatorExprSyntax.self) {
        return infix.leftOperand.id == node.id && infix.operator.isAssignment
      }
      if let member = parent.as(MemberAccessExprSyntax.self) {
        return mutators.contains(member.declName.baseName.text)
          && parent.parent?.is(FunctionCallExprSyntax.self) == true
      }
      guard let list = parent.as(ExprListSyntax.self),
        parent.parent?.is(SequenceExprSyntax.self) == true
      else { return false }
      let elements = Array(list.prefix(2))
      return elements.count == 2 && elements[0].id == node.id && elements[1].isAssignment
    }
    return false
  }

  /// The properties of `self` that the code below the node changes, in closures, too.
  static func changes(below node: Syntax) -> Set<String> {
    var found: Set<String> = []
    var pending = [node]
    while let node = pending.popLast() {
      if let name = node.as(ExprSyntax.self)?.ownProperty, writes(node) { found.insert(name) }
      pending += node.children(viewMode: .sourceAccurate)
    }
    return found
  }

  /// Every write below the node, except in closures and declarations inside it.
  static func targets(below node: Syntax) -> [(name: String, place: ExprSyntax)] {
    var found: [(String, ExprSyntax)] = []
    var pending = [node]
    while let node = pending.popLast() {
      if let target = target(of: node) { found.append(target) }
      for child in node.children(viewMode: .sourceAccurate).reversed()
      where !child.is(ClosureExprSyntax.self) && !child.is(FunctionDeclSyntax.self)
        && child.asProtocol((any DeclGroupSyntax).self) == nil && !child.is(TokenSyntax.self)
      {
        pending.append(child)
      }
    }
    return found
  }
}

extension ExprSyntax {
  /// Whether it is `=` or an operator such as `+=`.
  var isAssignment: Bool {
    if self.is(AssignmentExprSyntax.self) { return true }
    guard let name = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
  }

  /// The property in `x` and `self.x`.
  var ownProperty: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.plainName }
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    else { return nil }
    return member.declName.baseName.plainName
  }
}
