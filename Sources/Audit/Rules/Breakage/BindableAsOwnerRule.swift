internal import SwiftSyntax

/// `@Bindable var model = Model()`.
struct BindableAsOwnerRule: Rule {
  static let description = RuleDescription(
    "bindable-as-owner", .breakage, .warning,
    message: "`@Bindable` keeps nothing alive: the model is built anew with each view value.",
    why: "It only makes bindings. What was typed is lost as soon as the parent's body runs again.",
    remedy: "Own the model with `@State`; `$model.name` works on that, too.",
    link: "https://developer.apple.com/documentation/swiftui/bindable", needsObservation: true)

  func visit(_ node: AttributeSyntax, in file: FileContext) {
    guard node.simpleName == "Bindable", let variable = node.variable,
      let binding = variable.bindings.first, let name = variable.firstName,
      let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
    else { return }
    let written = binding.typeAnnotation?.type.trimmedDescription
    guard let type = ExprSyntax(call).namedType ?? (call.calleeName == "init" ? written : nil)
    else {
      return
    }
    let found = finding(
      at: file.place(of: node),
      "`@Bindable var \(name)` does not own the `\(type)` that it is given here: each new value of "
        + "the view builds another.")
    file.propose(found) { $0.hides("Bindable") ? nil : found }
  }
}

extension AttributeSyntax {
  /// The property or variable that it stands on.
  fileprivate var variable: VariableDeclSyntax? {
    for node in ancestors.prefix(6) {
      if let variable = node.as(VariableDeclSyntax.self) { return variable }
    }
    return nil
  }
}
