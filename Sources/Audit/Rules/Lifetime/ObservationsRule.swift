internal import SwiftSyntax

/// A sequence of an observable's changes.
struct ObservationsRule: Rule {
  static let description = RuleDescription(
    "observations", .lifetime, .note,
    message: "`Observations` makes a sequence of changes that ends only with its task.",
    why: """
      Nothing comes when the observed object goes away, so a loop over it waits for ever, and what \
      its closure holds stays.
      """,
    remedy: "Capture `[weak self]`, keep the task and cancel it in `deinit`.",
    link: RuleLinks.observations)

  static let calls: Set<String>? = ["Observations", "untilFinished"]

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard ObservationsCall(node) != nil else { return }
    let type = node.enclosingType
    let isInValue = type?.is(StructDeclSyntax.self) == true
    let found = finding(at: file.place(of: node), remedy: isInValue ? Self.remedyInValue : nil)
    let (endsWithView, owner) = (Self.isInViewsTask(node), Owner(of: node, in: file))
    file.propose(found) { project in
      // A view is no object: what its `.task` iterates ends when the view goes.
      if endsWithView, owner?.reference(in: project) == nil { return nil }
      return project.hides("Observations") ? nil : found
    }
  }

  /// What helps where there is neither `weak self` nor `deinit`.
  private static let remedyInValue =
    "Iterate it in the view's `.task`, which is cancelled when the view goes; any other task has to "
    + "be kept and cancelled."

  /// Whether the modifier `.task` runs the node, directly and not in a task started there.
  private static func isInViewsTask(_ node: FunctionCallExprSyntax) -> Bool {
    for closure in node.enclosingClosures {
      if TaskCall(whoseBodyIs: closure) != nil { return false }
      var parent = closure.parent
      if parent?.is(LabeledExprSyntax.self) == true { parent = parent?.parent?.parent }
      let callee = parent?.as(FunctionCallExprSyntax.self)?.calledExpression
      if callee?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "task" { return true }
    }
    return false
  }
}
