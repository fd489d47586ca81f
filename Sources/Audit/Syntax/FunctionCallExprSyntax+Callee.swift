internal import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The last name of what is called: `sink` in `a.b.sink {}`, `Model` in `Model()` and in
  /// `Module.Model<Int>()`.
  var calleeName: String? {
    var callee = calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) {
      callee = generic.expression
    }
    return callee.as(DeclReferenceExprSyntax.self)?.baseName.plainName
      ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName
  }

  /// What the call is made on: `a.b` in `a.b.sink {}`; nil for `Model()` and `.init()`.
  var base: ExprSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.base
  }

  /// The label of the first argument, `""` where it has none, nil without arguments.
  var firstLabel: String? {
    arguments.first.map { $0.label?.plainName ?? "" }
  }

  /// Every closure that the call is given, trailing or not.
  var closures: [ClosureExprSyntax] {
    arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + [trailingClosure].compactMap { $0 }
      + additionalTrailingClosures.map(\.closure)
  }
}
