internal import SwiftSyntax

/// `self` in a closure that the object keeps in a property, its own or a child's.
struct StoredClosureStrongSelfRule: Rule {
  static let description = RuleDescription(
    "stored-closure-strong-self", .lifetime, .warning,
    message: "A closure that the object keeps holds the object strongly.",
    why: "The object keeps the closure and the closure the object: neither is ever released.",
    remedy: "Write `{ [weak self] in … }`.",
    link: RuleLinks.capturing)
  static let absence = Absence.inProject

  func visit(_ node: ClosureExprSyntax, in file: FileContext) {
    guard let kept = file.keptClosure(node) else { return }
    switch kept.keeper {
    case .property, .child: report(kept, at: node, in: file)
    default: return
    }
  }
}
