internal import SwiftSyntax

/// A loop in a task's body that goes on until the task is cancelled.
struct EndlessLoop {
  /// The loop.
  let node: Syntax
  /// Whether nothing but cancelling ends it: not even the end of what it waits for.
  let isCertain: Bool
  /// Whether it is a `for await`.
  let isForAwait: Bool
  /// Whether it goes through `Observations`, which a project may have of its own.
  var namesObservations: Bool {
    node.as(ForStmtSyntax.self)?.sequence.mentionedNames.contains("Observations") == true
  }
  /// Whether a round notices that the object is gone, or that the task was cancelled without that
  /// anything came.
  let looksAtSelf: Bool

  /// The endless loops of a task's body, those in nested closures not among them.
  static func loops(in body: ClosureExprSyntax, of file: FileContext) -> [EndlessLoop] {
    file.memo.loops(in: body) { body.ownNodes.compactMap { EndlessLoop($0, in: body, of: file) } }
  }

  /// The loop at that node, if it is an endless one of that closure.
  init?(_ node: Syntax, in body: ClosureExprSyntax, of file: FileContext) {
    guard node.kind.isLoop else { return nil }
    if let loop = node.as(ForStmtSyntax.self) {
      guard loop.awaitKeyword != nil, loop.body.exits.isEmpty else { return nil }
      let source = StreamSource(of: loop.sequence, isThrowing: loop.tryKeyword != nil, in: file)
      switch source {
      case .endless: isCertain = true
      case .open:
        // Whoever writes something behind the loop expects it to end.
        guard !node.isFollowed(below: Syntax(body)) else { return nil }
        isCertain = false
      case .unknown: return nil
      }
      isForAwait = true
      looksAtSelf = false
    } else if let loop = node.as(WhileStmtSyntax.self) {
      guard loop.conditions.isEndless, loop.body.exits.isEmpty else { return nil }
      isCertain = true
      isForAwait = false
      looksAtSelf = loop.body.leavesWithoutSelf
    } else if let loop = node.as(RepeatStmtSyntax.self) {
      guard loop.condition.isEndlessCondition, loop.body.exits.isEmpty else { return nil }
      isCertain = true
      isForAwait = false
      looksAtSelf = loop.body.leavesWithoutSelf
    } else {
      return nil
    }
    self.node = node
  }

  /// Whether the node is a loop that nothing but cancelling ends, whatever it is in.
  static func isCertain(_ node: Syntax, in file: FileContext) -> Bool {
    guard node.kind.isLoop else { return false }
    if let loop = node.as(ForStmtSyntax.self) {
      guard loop.awaitKeyword != nil, loop.body.exits.isEmpty else { return false }
      return StreamSource(of: loop.sequence, isThrowing: loop.tryKeyword != nil, in: file)
        == .endless
    }
    if let loop = node.as(WhileStmtSyntax.self) {
      return loop.conditions.isEndless && loop.body.exits.isEmpty
    }
    guard let loop = node.as(RepeatStmtSyntax.self) else { return false }
    return loop.condition.isEndlessCondition && loop.body.exits.isEmpty
  }

  /// The `guard let self` or `if let self` before the loop, which lasts as long as the loop does.
  func selfBinding(in body: ClosureExprSyntax, of file: FileContext) -> Syntax? {
    var inner = node
    for node in node.ancestors {
      if node.id == body.id { return nil }
      if let found = node.selfGuard(before: inner, in: file) { return Syntax(found) }
      if let branch = node.as(IfExprSyntax.self), inner.id == branch.body.id,
        branch.conditions.bindsSelf
      {
        return node
      }
      inner = node
    }
    return nil
  }
}

extension SyntaxKind {
  /// Whether such a node is a loop.
  fileprivate var isLoop: Bool { self == .forStmt || self == .whileStmt || self == .repeatStmt }
}

extension ExprSyntax {
  /// `true` or `!Task.isCancelled`.
  var isEndlessCondition: Bool {
    let expression = bare
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    guard let negation = expression.as(PrefixOperatorExprSyntax.self),
      negation.operator.text == "!"
    else { return false }
    return negation.expression.bare.isCancellation
  }

  /// `Task.isCancelled`.
  var isCancellation: Bool {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "isCancelled"
  }
}

extension ConditionElementListSyntax {
  /// Whether the only condition is one that holds until the task is cancelled.
  var isEndless: Bool {
    guard count == 1, case .expression(let condition) = first?.condition else { return false }
    return condition.isEndlessCondition
  }

  /// Whether a condition asks for `self` or whether the task is cancelled.
  var asksForSelfOrCancellation: Bool {
    bindsSelf || asksForSelf
      || contains { element in
        guard case .expression(let condition) = element.condition else { return false }
        if condition.bare.isCancellation || condition.isEndlessCondition { return true }
        return condition.as(SequenceExprSyntax.self)?.elements.contains {
          $0.bare.isCancellation || $0.isEndlessCondition
        } ?? false
      }
  }

  /// Whether a condition compares `self` with `nil` or binds it.
  var asksForSelf: Bool {
    bindsSelf
      || contains { element in
        guard case .expression(let condition) = element.condition,
          let comparison = condition.as(SequenceExprSyntax.self)
        else { return false }
        return comparison.elements.contains { $0.isSelf }
          && comparison.elements.contains { $0.is(NilLiteralExprSyntax.self) }
      }
  }
}

extension CodeBlockSyntax {
  /// The statements that leave the loop whose body this is, for another reason than that the
  /// object is gone or the task cancelled.
  var exits: [Syntax] {
    ownNodes.filter { node in
      switch node.kind {
      case .returnStmt, .throwStmt: break
      case .breakStmt: guard breaks(node) else { return false }
      default: return false
      }
      return !node.isLeavingWithoutSelf(below: Syntax(self))
    }
  }

  /// Whether a round ends the loop when the object is gone.
  var leavesWithoutSelf: Bool {
    ownNodes.contains { node in
      if let found = node.as(GuardStmtSyntax.self) { return found.conditions.asksForSelf }
      if let found = node.as(IfExprSyntax.self) {
        return found.conditions.asksForSelf
          && found.ownNodes.contains { $0.is(BreakStmtSyntax.self) || $0.is(ReturnStmtSyntax.self) }
      }
      return false
    }
  }

  /// Whether a `break` is one of this loop and not of a `switch` or a loop inside.
  private func breaks(_ statement: Syntax) -> Bool {
    if statement.as(BreakStmtSyntax.self)?.label != nil { return true }
    for node in statement.ancestors {
      if node.id == id { return true }
      switch node.kind {
      case .switchExpr, .forStmt, .whileStmt, .repeatStmt: return false
      default: continue
      }
    }
    return true
  }
}

extension Syntax {
  /// Whether the statement stands in the way out for a missing `self` or a cancelled task.
  fileprivate func isLeavingWithoutSelf(below root: Syntax) -> Bool {
    var inner = self
    for node in ancestors {
      if node.id == root.id { return false }
      if let found = node.as(GuardStmtSyntax.self), found.conditions.asksForSelfOrCancellation {
        return true
      }
      if let found = node.as(IfExprSyntax.self), inner.id == found.body.id,
        found.conditions.asksForSelfOrCancellation, !found.conditions.bindsSelf
      {
        return true
      }
      if node.is(CatchClauseSyntax.self) { return true }
      inner = node
    }
    return false
  }

  /// Whether a statement follows this one on the way up to a closure's end.
  fileprivate func isFollowed(below root: Syntax) -> Bool {
    var inner = self
    for node in ancestors {
      if node.id == root.id { return false }
      if let list = node.as(CodeBlockItemListSyntax.self), list.last?.id != inner.id { return true }
      inner = node
    }
    return false
  }
}
