internal import SwiftSyntax

/// The methods of a view that its `onAppear` and `task` modifiers call.
final class AppearanceCalls: SyntaxVisitor {
  /// The methods, by their simple names.
  private(set) var names: Set<String> = []

  init(in view: StructDeclSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(view.memberBlock)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.isAppearance else { return .visitChildren }
    for argument in node.arguments where argument.label?.text == "perform" {
      if let path = argument.expression.ownPath, path.count == 1 { names.insert(path[0]) }
    }
    for closure in node.closures {
      var pending = Array(closure.statements.children(viewMode: .sourceAccurate))
      while let inner = pending.popLast() {
        if let call = inner.as(FunctionCallExprSyntax.self),
          let path = call.calledExpression.ownPath, path.count == 1
        {
          names.insert(path[0])
        }
        pending += inner.children(viewMode: .sourceAccurate)
      }
    }
    return .visitChildren
  }
}

extension FunctionDeclSyntax {
  /// The view around a method of its own.
  var enclosingView: StructDeclSyntax? {
    guard parent?.is(MemberBlockItemSyntax.self) == true,
      let view = enclosingType?.as(StructDeclSyntax.self), view.inherits("View")
    else { return nil }
    return view
  }
}
