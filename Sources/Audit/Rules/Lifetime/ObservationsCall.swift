internal import SwiftSyntax

/// A call that makes an `Observations` sequence.
struct ObservationsCall {
  /// What it observes.
  let closure: ClosureExprSyntax?

  init?(_ call: FunctionCallExprSyntax) {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      guard member.declName.baseName.text == "untilFinished",
        member.base?.isNamed("Observations") == true
      else { return nil }
    } else {
      guard call.calledExpression.isNamed("Observations") else { return nil }
    }
    guard !call.arguments.isEmpty || call.trailingClosure != nil else { return nil }
    closure = call.closures.first
  }
}
