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
      switch parent.kind {
      case .subscriptCallExpr:
        guard parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id else {
          return false
        }
        node = parent
      case .inOutExpr: return true
      case .infixOperatorExpr:
        guard let infix = parent.as(InfixOperatorExprSyntax.self) else { return false }
        return infix.leftOperand.id == node.id && infix.operator.isAssignment
      case .memberAccessExpr:
        guard parent.parent?.kind == .functionCallExpr,
          let member = parent.as(MemberAccessExprSyntax.self)
        else { return false }
        return mutators.contains(member.declName.baseName.text)
      case .exprList:
        guard parent.parent?.kind == .sequenceExpr, let list = parent.as(ExprListSyntax.self)
        else { return false }
        let elements = Array(list.prefix(2))
        return elements.count == 2 && elements[0].id == node.id && elements[1].isAssignment
      default: return false
      }
    }
    return false
  }

  /// Those of the properties of `self` that the code below the node changes, in closures, too.
  static func changes(of names: Set<String>, below node: Syntax) -> Set<String> {
    var found: Set<String> = []
    var pending = [node]
    while let node = pending.popLast() {
      switch node.kind {
      case .declReferenceExpr, .memberAccessExpr:
        guard let name = node.as(ExprSyntax.self)?.ownProperty, names.contains(name), writes(node)
        else { break }
        found.insert(name)
      default: break
      }
      pending.append(below: node)
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
      where !child.kind.isDeclGroup {
        switch child.kind {
        case .closureExpr, .functionDecl, .token: continue
        default: pending.append(child)
        }
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
