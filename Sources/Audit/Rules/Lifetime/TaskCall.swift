internal import SwiftSyntax

/// A call that starts an unstructured task: `Task {}`, `Task.detached {}`, `Task.immediate {}`.
struct TaskCall {
  /// The whole call.
  let call: FunctionCallExprSyntax
  /// What the task does.
  let body: ClosureExprSyntax
  /// Whether it is written `Task`, which a type of the project's own could hide.
  let isUnqualified: Bool

  /// How such a call can be named.
  static let names: Set<String> = [
    "Task", "detached", "immediate", "immediateDetached", "init",
  ]

  init?(_ call: FunctionCallExprSyntax) {
    guard let body = call.closures.last else { return nil }
    var callee = call.calledExpression
    if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base,
      ["detached", "immediate", "immediateDetached", "init"].contains(
        member.declName.baseName.text)
    {
      callee = base
    }
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    if let member = callee.as(MemberAccessExprSyntax.self) {
      guard member.declName.baseName.text == "Task",
        member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "_Concurrency"
      else { return nil }
      isUnqualified = false
    } else {
      guard callee.as(DeclReferenceExprSyntax.self)?.baseName.text == "Task" else { return nil }
      isUnqualified = true
    }
    self.call = call
    self.body = body
  }

  /// The task whose body the node is in, at whatever depth.
  static func around(_ node: some SyntaxProtocol) -> TaskCall? {
    node.enclosingClosures.lazy.compactMap { TaskCall(whoseBodyIs: $0) }.first
  }

  /// The task whose body is exactly that closure.
  init?(whoseBodyIs closure: ClosureExprSyntax) {
    var parent = closure.parent
    if parent?.is(LabeledExprSyntax.self) == true { parent = parent?.parent?.parent }
    guard let call = parent?.as(FunctionCallExprSyntax.self), let task = TaskCall(call),
      task.body.id == closure.id
    else { return nil }
    self = task
  }
}
