internal import SwiftSyntax

/// `withObservationTracking` armed again only after the change was handled.
struct RearmLosesRule: Rule {
  static let description = RuleDescription(
    "rearm-loses", .lifetime, .note,
    message: "The change is handled before the tracking is armed again.",
    why: """
      Between `onChange` and the next arming nothing is tracked: what is written in that time, by \
      the handling itself too, is not reported.
      """,
    remedy: "Arm again first, then handle; or use `Observations`.",
    link: RuleLinks.tracking)

  static let calls: Set<String>? = ["withObservationTracking"]

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard node.calleeName == "withObservationTracking",
      let closure = node.onChangeClosure, let function = Self.function(around: node)
    else { return }
    for list in Self.laterStatements(in: closure) {
      var isHandled = false
      for item in list {
        if let call = Self.call(of: function, in: item) {
          if isHandled { file.report(finding(at: file.place(of: call))) }
          break
        }
        if Self.isHandling(item) { isHandled = true }
      }
    }
  }

  /// The name of the function that arms the tracking.
  private static func function(around node: FunctionCallExprSyntax) -> String? {
    for ancestor in node.ancestors {
      if ancestor.is(ClosureExprSyntax.self) { return nil }
      if let function = ancestor.as(FunctionDeclSyntax.self) { return function.name.plainName }
    }
    return nil
  }

  /// The statements of the closures that run later: those inside the `onChange` closure.
  private static func laterStatements(
    in closure: ClosureExprSyntax
  ) -> [CodeBlockItemListSyntax] {
    var found: [CodeBlockItemListSyntax] = []
    var pending = Array(closure.statements.children(viewMode: .sourceAccurate))
    while let node = pending.popLast() {
      if let inner = node.as(ClosureExprSyntax.self) { found.append(inner.statements) }
      pending += node.children(viewMode: .sourceAccurate)
    }
    return found
  }

  /// The statement's call of that function, on `self` or alone.
  private static func call(
    of function: String, in item: CodeBlockItemSyntax
  ) -> FunctionCallExprSyntax? {
    guard case .expr(let expression) = item.item,
      let call = expression.bare.as(FunctionCallExprSyntax.self)
    else { return nil }
    return call.calledExpression.heldProperty == function ? call : nil
  }

  /// Whether a statement does something: calls or writes. A `guard` and a constant do not.
  private static func isHandling(_ item: CodeBlockItemSyntax) -> Bool {
    if case .stmt(let statement) = item.item {
      return statement.as(ExpressionStmtSyntax.self)?.expression.is(IfExprSyntax.self) ?? false
    }
    guard case .expr(let expression) = item.item else { return false }
    let bare = expression.bare
    if let call = bare.as(FunctionCallExprSyntax.self) {
      return !["print", "sleep", "yield"].contains(call.calleeName)
    }
    return bare.as(SequenceExprSyntax.self)?.elements.contains {
      $0.is(AssignmentExprSyntax.self)
    } ?? false
  }
}

extension FunctionCallExprSyntax {
  /// The closure of the label `onChange`.
  var onChangeClosure: ClosureExprSyntax? {
    additionalTrailingClosures.first { $0.label.text == "onChange" }?.closure
      ?? arguments.first { $0.label?.text == "onChange" }?.expression.as(ClosureExprSyntax.self)
  }
}
