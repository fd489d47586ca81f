internal import SwiftSyntax

/// An object in a view's state that is made from a value which the parent may change.
struct StateObjectCapturedOnceRule: Rule {
  static let description = RuleDescription(
    "stateobject-captured-once", .lifetime, .note,
    message: "The view keeps the object that it made from the first value of a parameter.",
    why: """
      State is made once for the life of the view's identity: a later value of the parameter never \
      reaches the object.
      """,
    remedy: """
      Give the view an `.id(…)` of that value, or hand the new value on in `.onChange(of:)`.
      """,
    link: RuleLinks.state)

  static let calls: Set<String>? = ["State", "StateObject"]

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard node.calledExpression.isNamed("StateObject") || node.calledExpression.isNamed("State"),
      ["wrappedValue", "initialValue"].contains(node.firstLabel),
      let value = node.arguments.first?.expression.as(FunctionCallExprSyntax.self),
      let made = ExprSyntax(value).namedType,
      node.assignmentTarget?.heldProperty?.hasPrefix("_") == true,
      let initialiser = node.memberAround?.as(InitializerDeclSyntax.self),
      let view = node.enclosingType?.as(StructDeclSyntax.self)
    else { return }
    for parameter in initialiser.signature.parameterClause.parameters {
      let name = (parameter.secondName ?? parameter.firstName).plainName
      guard let kind = Self.kind(of: parameter.type),
        let use = value.arguments.lazy.flatMap({
          SelfMentions.references(to: name, below: $0.expression)
        }).min(by: { $0.position < $1.position }),
        !Self.follows(name, in: view, of: file)
      else { continue }
      let found = finding(
        at: file.place(of: use), "The `\(made)` keeps the first `\(name)` that this view is given.")
      file.propose(found) { project in
        let types = project.types(named: made)
        guard !types.isEmpty, types.allSatisfy({ $0.kind == .class }) else { return nil }
        if case .named(let type) = kind {
          let values = project.types(named: type)
          guard !values.isEmpty, values.allSatisfy({ $0.kind == .struct || $0.kind == .enum })
          else { return nil }
        }
        return found
      }
    }
  }

  /// What a parameter's type says: a plain value or a closure, or a type of some name.
  private enum Kind: Sendable {
    case value
    case named(String)
  }

  /// Generic and unknown types have no kind: nil.
  private static func kind(of type: TypeSyntax) -> Kind? {
    if let attributed = type.as(AttributedTypeSyntax.self) { return kind(of: attributed.baseType) }
    if let optional = type.as(OptionalTypeSyntax.self) { return kind(of: optional.wrappedType) }
    if type.is(FunctionTypeSyntax.self) { return .value }
    if let array = type.as(ArrayTypeSyntax.self) { return kind(of: array.element) }
    guard let named = type.as(IdentifierTypeSyntax.self) else { return nil }
    let name = named.name.plainName
    return standard.contains(name) ? .value : .named(name)
  }

  private static let standard: Set<String> = [
    "Int", "String", "Bool", "Double", "Float", "CGFloat", "Date", "URL", "UUID", "Data", "Int64",
  ]

  /// Whether the view hands later values on: `.onChange(of: name)` or `.task(id: name)`.
  private static func follows(_ name: String, in view: StructDeclSyntax, of file: FileContext)
    -> Bool
  {
    file.memo.references(to: name, below: Syntax(view.memberBlock)).contains { use in
      guard
        let label = use.ancestors.first(where: { $0.is(LabeledExprSyntax.self) })?
          .as(LabeledExprSyntax.self), ["of", "id"].contains(label.label?.text),
        let call = label.parent?.parent?.as(FunctionCallExprSyntax.self)
      else { return false }
      return ["onChange", "task"].contains(call.calleeName)
    }
  }
}
