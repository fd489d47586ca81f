internal import SwiftSyntax

extension ExprSyntax {
  /// The type that the expression names by itself: `Model` in `Model()`, `Model(a: 1)`,
  /// `Model.init()` and `Model.shared`; nil for literals, functions and everything else.
  ///
  /// By Swift's own habit a name that starts with a capital letter is a type.
  var namedType: String? {
    if let call = self.as(FunctionCallExprSyntax.self) {
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "init"
      {
        return member.base?.typeName
      }
      return call.calledExpression.typeName
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return ["shared", "default", "standard", "main"].contains(member.declName.baseName.text)
        ? member.base?.typeName : nil
    }
    if let unwrapped = self.as(TryExprSyntax.self) { return unwrapped.expression.namedType }
    return nil
  }

  /// The expression as a type's name, such as `Gallery.Model`; nil where it is none.
  private var typeName: String? {
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.typeName
    }
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.plainName
      return name.isTypeLike ? name : nil
    }
    if let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.typeName {
      let name = member.declName.baseName.plainName
      return name.isTypeLike ? base + "." + name : nil
    }
    return nil
  }
}
