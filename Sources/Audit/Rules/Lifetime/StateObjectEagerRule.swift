internal import SwiftSyntax

/// `let model = Model(); _model = StateObject(wrappedValue: model)`.
struct StateObjectEagerRule: Rule {
  static let description = RuleDescription(
    "stateobject-eager", .lifetime, .warning,
    message: "The object is made before `StateObject(wrappedValue:)` gets it.",
    why: """
      `StateObject` makes its object once, when the view appears; made in a constant first, it is \
      made at each `init` of the view and thrown away.
      """,
    remedy: "Write the call itself into the argument: `StateObject(wrappedValue: Model())`.",
    link: RuleLinks.stateObject)

  static let calls: Set<String>? = ["StateObject"]

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard node.calledExpression.isNamed("StateObject"), node.firstLabel == "wrappedValue",
      let argument = node.arguments.first?.expression,
      let name = argument.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
      let value = StreamSource.localValue(of: name, seenFrom: argument, in: file)?.bare,
      value.is(FunctionCallExprSyntax.self), let type = value.namedType
    else { return }
    let found = finding(
      at: file.place(of: argument),
      "The `\(type)` in `\(name)` is made before `StateObject(wrappedValue:)` gets it.")
    file.propose(found) { $0.hides("StateObject") ? nil : found }
  }
}
