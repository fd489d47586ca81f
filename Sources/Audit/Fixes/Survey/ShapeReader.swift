internal import SwiftSyntax

/// Reads expressions into shapes, with the local declarations around them.
enum ShapeReader {
  /// The shape of an expression; `depth` bounds chains of local constants.
  static func shape(of expression: ExprSyntax, depth: Int = 0) -> Shape {
    guard depth < 12 else { return .unknown }
    func inner(_ expression: ExprSyntax) -> Shape { shape(of: expression, depth: depth + 1) }
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): return name(reference, depth: depth)
    case .memberAccessExpr(let access):
      let name = access.declName.baseName.plainName
      guard let base = access.base else { return .unknown }
      let left = inner(base)
      if case .type(let outer) = left, name.first?.isUppercase == true {
        return .type(outer + "." + name)
      }
      return name == "self" ? left : .member(left, name)
    case .functionCallExpr(let call): return self.call(call, inner)
    case .genericSpecializationExpr(let generic): return inner(generic.expression)
    case .optionalChainingExpr(let chain): return inner(chain.expression)
    case .forceUnwrapExpr(let unwrap): return inner(unwrap.expression)
    case .tryExpr(let attempt): return inner(attempt.expression)
    case .awaitExpr(let wait): return inner(wait.expression)
    case .tupleExpr(let tuple):
      guard let only = tuple.elements.first, tuple.elements.count == 1 else { return .unknown }
      return inner(only.expression)
    case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
      .closureExpr, .nilLiteralExpr, .keyPathExpr, .arrayExpr, .dictionaryExpr:
      return .literal
    case .infixOperatorExpr, .sequenceExpr, .prefixOperatorExpr: return .unknown
    default: return .unknown
    }
  }

  private static func name(_ reference: DeclReferenceExprSyntax, depth: Int) -> Shape {
    let name = reference.baseName.plainName
    if name == "self" { return .selfValue }
    if name == "Self" { return .selfValue }
    if name == "$0" {
      let values = reference.enclosingClosures.first?.iterated
      return values.map { .element(shape(of: $0, depth: depth + 1)) } ?? .unknown
    }
    switch LocalNames.meaning(of: name, at: reference) {
    case .typed(let type): return .typed(type)
    case .value(let value): return shape(of: value, depth: depth + 1)
    case .element(let values): return .element(shape(of: values, depth: depth + 1))
    case .local: return .unknown
    case .none: return name.first?.isUppercase == true ? .type(name) : .name(name)
    }
  }

  private static func call(
    _ call: FunctionCallExprSyntax, _ inner: (ExprSyntax) -> Shape
  ) -> Shape {
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      let shape = inner(ExprSyntax(reference))
      if case .type(let name) = shape { return .construction(name) }
      if case .name(let name) = shape { return .call(nil, name) }
      return .unknown
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      // `Model<Int>()`
      if call.calledExpression.is(GenericSpecializationExprSyntax.self),
        case .type(let name) = inner(call.calledExpression)
      {
        return .construction(name)
      }
      return .unknown
    }
    let name = access.declName.baseName.plainName
    guard let base = access.base else { return .unknown }
    let left = inner(base)
    if case .type(let outer) = left {
      if name == "init" { return .construction(outer) }
      if name.first?.isUppercase == true { return .construction(outer + "." + name) }
    }
    return .call(left, name)
  }
}
