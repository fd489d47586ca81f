internal import SwiftSyntax

/// `@State var model = Model()` where the initialiser does something to the world.
struct StateInitEffectsRule: Rule {
  static let description = RuleDescription(
    "state-init-effects", .lifetime, .warning,
    message: "The initial value of a `@State` has effects.",
    why: """
      Up to Xcode 26 the value is made at each `init` of the view, and all but the first are thrown \
      away; their effects stay.
      """,
    remedy: "Move the effect into a method and call it from `.task`, or share one object.",
    link: RuleLinks.state)

  static let calls: Set<String>? = ["State", "init"]

  func visit(_ node: VariableDeclSyntax, in file: FileContext) {
    guard node.attributes.attribute(named: "State") != nil, let binding = node.bindings.first,
      let value = binding.initializer?.value
    else { return }
    report(value, as: binding.typeAnnotation?.type.trimmedDescription, in: file)
  }

  /// `_model = State(initialValue: Model())`.
  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    let property = node.initialisedProperty
    let isInferred = node.calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil }
    guard
      node.calledExpression.isNamed("State")
        || isInferred == true && property?.attributes.has("State") == true,
      ["initialValue", "wrappedValue"].contains(node.firstLabel),
      let value = node.arguments.first?.expression
    else { return }
    report(
      value, as: property?.bindings.first?.typeAnnotation?.type.trimmedDescription, in: file)
  }

  private func report(_ value: ExprSyntax, as written: String?, in file: FileContext) {
    guard let call = value.as(FunctionCallExprSyntax.self) else { return }
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
      // `= { Model() }()`
      let last = closure.statements.last?.item
      guard
        let made = last?.as(ExprSyntax.self) ?? last?.as(ReturnStmtSyntax.self)?.expression
      else { return }
      return report(made, as: written, in: file)
    }
    let isImplicit = call.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil
    guard let name = value.namedType ?? (isImplicit ? written : nil) else { return }
    let labels =
      call.arguments.map { $0.label?.plainName ?? "" }
      + (call.trailingClosure == nil ? [] : ["…"])
    let found = finding(at: file.place(of: value))
    file.propose(found) { project in
      guard !project.hides("State"), let type = project.onlyType(named: name),
        let effect = project.effect(ofMaking: type, labels: labels)
      else { return nil }
      return self.finding(
        at: found.place,
        "`\(type.simpleName).init` \(effect), and it runs at each `init` of this view.")
    }
  }
}
