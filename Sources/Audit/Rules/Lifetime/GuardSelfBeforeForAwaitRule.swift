internal import SwiftSyntax

/// `guard let self` before an endless `for await` in a task.
struct GuardSelfBeforeForAwaitRule: Rule {
  static let description = RuleDescription(
    "guard-self-before-for-await", .lifetime, .warning,
    message: "`guard let self` before the `for await` holds `self` as long as the loop lasts.",
    why: """
      The strong reference lives across every wait of a loop that does not end: `[weak self]` on \
      the task is worth nothing then.
      """,
    remedy: "Move the `guard let self` into the loop's body.",
    link: RuleLinks.task)

  func visit(_ node: ForStmtSyntax, in file: FileContext) {
    guard node.awaitKeyword != nil, let body = node.enclosingClosures.first,
      body.selfCapture?.isWeak == true, let task = TaskCall(whoseBodyIs: body),
      let loop = EndlessLoop(Syntax(node), in: body, of: file),
      let binding = loop.selfBinding(in: body, of: file)
    else { return }
    // One guard may stand before several loops.
    let others = EndlessLoop.loops(in: body, of: file).filter {
      $0.isForAwait && $0.node.position < node.position
        && $0.selfBinding(in: body, of: file)?.id == binding.id
    }
    guard others.isEmpty else { return }
    let found = finding(
      at: file.place(of: binding),
      binding.is(GuardStmtSyntax.self)
        ? nil : "`if let self` around the `for await` holds `self` as long as the loop lasts.")
    let isUnqualified = task.isUnqualified
    let namesObservations = loop.namesObservations
    file.propose(found) { project in
      guard project.hasSwiftsTask(isUnqualified: isUnqualified),
        !namesObservations || !project.hides("Observations")
      else { return nil }
      return found
    }
  }
}
