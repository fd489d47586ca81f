internal import SwiftSyntax

/// A call of a Combine operator whose receiver is a `$property`.
///
/// `$x` is a publisher in an ObservableObject and a `Binding` in a view, and a `Binding` may have
/// a `map` too: an operator that only publishers have proves itself, any other needs to know that
/// the property is `@Published`.
struct PublishedPipeline {
  /// The node with the `$`: `$query` or `model.$query`.
  let projection: ExprSyntax
  /// The property without `$`.
  let property: String
  /// The operator.
  let operation: String
  /// The type whose property it is, as far as that can be told.
  let owner: String
  /// Whether only a `@Published` declaration makes it a pipeline.
  let needsProof: Bool

  init?(_ call: FunctionCallExprSyntax) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base
    else { return nil }
    let operation = member.declName.baseName.plainName
    let isCertain = PublisherOperator.unmistakable.contains(operation)
    guard isCertain || PublisherOperator.ambiguous.contains(operation) else { return nil }
    let name: String
    var isOther = false
    if let reference = base.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
    } else if let access = base.as(MemberAccessExprSyntax.self), let receiver = access.base {
      name = access.declName.baseName.text
      isOther = receiver.trimmedDescription != "self"
    } else {
      return nil
    }
    // `$0` is a closure's parameter.
    guard name.hasPrefix("$"), name.dropFirst().first?.isNumber == false else { return nil }
    let property = String(name.dropFirst())
    if !isOther, Self.isParameter(name, around: call) { return nil }
    projection = base
    self.property = property
    self.operation = operation
    // What `$` means on another object can only be told from that object's type.
    owner = isOther ? "" : call.enclosingTypeName ?? ""
    needsProof = !isCertain && !isOther
  }

  /// Whether a closure around the call takes `$item` as a parameter: a binding then.
  private static func isParameter(_ name: String, around node: some SyntaxProtocol) -> Bool {
    node.enclosingClosures.contains { closure in
      switch closure.signature?.parameterClause {
      case .simpleInput(let list): list.contains { $0.name.text == name }
      case .parameterClause(let clause): clause.parameters.contains { $0.firstName.text == name }
      default: false
      }
    }
  }
}
