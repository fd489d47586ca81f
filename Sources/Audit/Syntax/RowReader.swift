internal import SwiftSyntax

/// The closures that a row hands to views it builds, those of lists inside it left out.
final class RowReader: SyntaxVisitor {
  /// A closure that is an argument of a view.
  struct Row {
    /// The view's type.
    var cell: String
    /// The argument's label; nil for the first trailing closure.
    var label: String?
    var closure: ClosureExprSyntax
  }

  private(set) var closures: [Row] = []

  init(_ content: ClosureExprSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(content.statements)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calleeName, name.first?.isUppercase == true else { return .visitChildren }
    if ["ForEach", "List", "OutlineGroup"].contains(name) { return .skipChildren }
    guard let cell = ExprSyntax(node).namedType else { return .visitChildren }
    for argument in node.arguments {
      if let label = argument.label, let closure = argument.expression.as(ClosureExprSyntax.self) {
        closures.append(Row(cell: cell, label: label.plainName, closure: closure))
      }
    }
    if let closure = node.trailingClosure { closures.append(Row(cell: cell, closure: closure)) }
    for trailing in node.additionalTrailingClosures {
      closures.append(Row(cell: cell, label: trailing.label.plainName, closure: trailing.closure))
    }
    return .visitChildren
  }
}
