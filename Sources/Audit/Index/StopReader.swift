internal import SwiftSyntax

/// Finds where a type ends what one of its properties holds.
enum StopReader {
  /// Looks at a call: `task?.cancel()`, `tasks.forEach { $0.cancel() }`, `timer.invalidate()`,
  /// `bag.removeAll()`, `center.removeObserver(token)`.
  static func read(_ call: FunctionCallExprSyntax, into file: FileContext) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return }
    let verb = member.declName.baseName.text
    guard verbs.contains(verb), let base = member.base else { return }
    var target: String?
    if verb == "removeObserver" {
      target = call.arguments.first?.expression.heldProperty ?? "self"
    } else if base.bare.as(DeclReferenceExprSyntax.self)?.baseName.text == "$0" {
      target = collection(around: call)
    } else {
      target = base.heldProperty.flatMap { loopSequence(for: $0, around: call) ?? $0 }
    }
    if target == nil, let other = base.bare.as(MemberAccessExprSyntax.self) {
      // `model.task?.cancel()`: of which type, only a compiler could tell.
      file.digest.stops.append(
        StopFacts(
          type: StopFacts.foreign, member: call.memberName,
          target: other.declName.baseName.plainName, isRestart: false))
      return
    }
    guard let target, let type = call.enclosingType else { return }
    file.digest.stops.append(
      StopFacts(
        type: Syntax(type).qualifiedName(endingIn: type.declaredName), member: call.memberName,
        target: target, isRestart: renewed(around: call, in: file).contains(target)))
  }

  private static let verbs: Set<String> = [
    "cancel", "invalidate", "removeAll", "removeObserver", "finish", "cancelAll",
  ]

  /// `tasks` in `tasks.values.forEach { $0.cancel() }`.
  private static func collection(around call: FunctionCallExprSyntax) -> String? {
    guard let closure = call.enclosingClosures.first else { return nil }
    let node: Syntax? =
      closure.parent?.is(LabeledExprSyntax.self) == true
      ? closure.parent?.parent?.parent : closure.parent
    guard var base = node?.as(FunctionCallExprSyntax.self)?.base else { return nil }
    while let inner = base.bare.as(MemberAccessExprSyntax.self), base.heldProperty == nil,
      let next = inner.base
    {
      base = next
    }
    return base.heldProperty
  }

  /// `tasks` in `for task in tasks { task.cancel() }`, and `task` in `if let running = task`.
  private static func loopSequence(
    for name: String, around call: FunctionCallExprSyntax
  ) -> String? {
    for node in call.ancestors {
      if node.is(MemberBlockItemSyntax.self) { return nil }
      if let loop = node.as(ForStmtSyntax.self),
        loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName == name
      {
        if let own = loop.sequence.heldProperty { return own }
        return loop.sequence.bare.as(MemberAccessExprSyntax.self)?.base?.heldProperty
      }
      guard let branch = node.as(IfExprSyntax.self) else { continue }
      for element in branch.conditions {
        guard case .optionalBinding(let binding) = element.condition,
          binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName == name,
          let value = binding.initializer?.value
        else { continue }
        return value.heldProperty
      }
    }
    return nil
  }

  /// The properties into which the member around a node puts something new.
  private static func renewed(around call: FunctionCallExprSyntax, in file: FileContext) -> Set<
    String
  > {
    guard let member = call.memberAround else { return [] }
    if let known = file.renewed, known.member == member.id { return known.names }
    var names: Set<String> = []
    var pending = [member]
    while let node = pending.popLast() {
      if node.kind == .assignmentExpr, let list = node.parent?.as(ExprListSyntax.self),
        list.count == 3, list.last?.is(NilLiteralExprSyntax.self) == false,
        let name = list.first?.heldProperty
      {
        names.insert(name)
      }
      pending.append(below: node)
    }
    file.renewed = (member.id, names)
    return names
  }
}
