internal import SwiftSyntax

/// A call of `State(initialValue:)` or `State(wrappedValue:)`.
struct StateInitRule: Rule {
  static let description = RuleDescription(
    "state-init", .structure, .note,
    message: "`State` is set by hand.",
    why: """
      Only the first value of a view's life counts: when the parent later passes another, the \
      state keeps the old one. A model is built anew at each `init` of the view and thrown away.
      """,
    remedy: """
      It is right for a model built from dependencies; give the view an `.id` where the state \
      must follow its input, and keep effects out of the model's `init`.
      """,
    link: RuleLinks.state)

  static let calls: Set<String>? = ["State", "init"]

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard let label = node.firstLabel, label == "initialValue" || label == "wrappedValue",
      let type = ExprSyntax(node).namedType, type == "State" || type == "SwiftUI.State"
    else { return }
    let storage = node.assignedStorage
    let found = finding(
      at: file.place(of: node),
      storage.map { "The state `\($0)` is set by hand: `State(\(label):)`." })
    // A type `State` of the project's own has no property behind an underscore.
    if storage != nil || type == "SwiftUI.State" { return file.report(found) }
    file.propose(found) { $0.hidesAnywhere("State") ? nil : found }
  }
}

extension FunctionCallExprSyntax {
  /// The wrapped property whose storage the call is assigned to: `count` in `_count = State(…)`.
  fileprivate var assignedStorage: String? {
    guard let sequence = parent?.parent?.as(SequenceExprSyntax.self),
      let assignment = Assignment(sequence), let name = assignment.target.ownPath?.last,
      name.hasPrefix("_")
    else { return nil }
    return String(name.dropFirst())
  }
}
