internal import SwiftSyntax

extension FunctionCallExprSyntax {
  /// Whether it is `.onAppear` or `.task`, the modifiers that run something when a view appears.
  var isAppearance: Bool {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    let name = member.declName.baseName.text
    return name == "onAppear" || name == "task"
  }
}
