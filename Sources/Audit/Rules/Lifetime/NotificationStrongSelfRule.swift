internal import SwiftSyntax

/// `self` in the closure of `addObserver(forName:object:queue:using:)`.
struct NotificationStrongSelfRule: Rule {
  static let description = RuleDescription(
    "notification-strong-self", .lifetime, .warning,
    message: "An observer's closure holds `self` strongly.",
    why: """
      The notification centre keeps the closure until `removeObserver`; called in `deinit`, that \
      comes never.
      """,
    remedy: "Write `{ [weak self] notification in … }` and remove the token in `deinit`.",
    link: RuleLinks.capturing)
  static let absence = Absence.inProject

  func visit(_ node: ClosureExprSyntax, in file: FileContext) {
    guard let kept = file.keptClosure(node), case .notificationCentre = kept.keeper else { return }
    report(kept, at: node, in: file)
  }
}
