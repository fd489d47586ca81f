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
  static let absence = Absence.inFile

  static let calls: Set<String>? = ["withObservationTracking"]

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard node.calleeName == "withObservationTracking",
      let closure = node.onChangeClosure, let function = Self.function(around: node)
    else { return }
    let gates = function.gates
    for list in Self.laterStatements(in: closure) {
      var isHandled = false
      for item in list {
        if let call = Self.call(of: function.name.plainName, in: item) {
          if isHandled { file.report(finding(at: file.place(of: call))) }
          break
        }
        if Self.isHandling(item), !item.writes(oneOf: gates) { isHandled = true }
      }
    }
  }

  /// The function that arms the tracking.
  private static func function(around node: FunctionCallExprSyntax) -> FunctionDeclSyntax? {
    for ancestor in node.ancestors {
      if ancestor.is(ClosureExprSyntax.self) { return nil }
      if let function = ancestor.as(FunctionDeclSyntax.self) { return function }
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

extension FunctionDeclSyntax {
  /// What the function asks before it does anything: a flag that must be down for it to go on.
  fileprivate var gates: Set<String> {
    var found: Set<String> = []
    for item in body?.statements ?? [] {
      switch item.item {
      case .stmt(let statement):
        if let question = statement.as(GuardStmtSyntax.self)?.conditions {
          found.formUnion(question.mentionedNames)
        } else if let question = statement.as(ExpressionStmtSyntax.self)?.expression
          .as(IfExprSyntax.self)?.conditions
        {
          found.formUnion(question.mentionedNames)
        }
      default: return found
      }
    }
    return found
  }
}

extension CodeBlockItemSyntax {
  /// Whether the statement puts a value into one of these properties.
  fileprivate func writes(oneOf names: Set<String>) -> Bool {
    guard !names.isEmpty, case .expr(let expression) = item,
      let sequence = expression.bare.as(SequenceExprSyntax.self),
      let target = Assignment(sequence)?.target.heldProperty
    else { return false }
    return names.contains(target)
  }
}

extension FunctionCallExprSyntax {
  /// The closure of the label `onChange`.
  var onChangeClosure: ClosureExprSyntax? {
    additionalTrailingClosures.first { $0.label.text == "onChange" }?.closure
      ?? arguments.first { $0.label?.text == "onChange" }?.expression.as(ClosureExprSyntax.self)
  }
}
