internal import SwiftSyntax

/// `target = value`; the parser leaves it as a sequence, since operators are not looked up.
struct Assignment {
  /// The whole of it.
  let node: SequenceExprSyntax
  /// What is written.
  let target: ExprSyntax
  /// The expressions and operators behind the `=`.
  let value: ArraySlice<ExprSyntax>

  init?(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return nil }
    self.node = node
    target = elements[0]
    value = elements[2...]
  }
}

extension ExprSyntax {
  /// Whether the name, as the expression writes it, is a closure's parameter or a local variable
  /// rather than a property of `self`.
  func isLocal(_ name: String) -> Bool {
    guard self.is(DeclReferenceExprSyntax.self) else { return false }
    for node in ancestors {
      if let closure = node.as(ClosureExprSyntax.self), closure.parameterNames.contains(name) {
        return true
      }
      if let list = node.as(CodeBlockItemListSyntax.self) {
        let declares = list.contains { item in
          item.item.as(VariableDeclSyntax.self)?.bindings.contains {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName == name
          } == true
        }
        if declares { return true }
      }
      if node.is(MemberBlockItemSyntax.self) { return false }
    }
    return false
  }

  /// The names of a path that begins at a property of `self` or a local name:
  /// `viewModel.client` in `self.viewModel?.client`; nil for everything else.
  var ownPath: [String]? {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.tokenKind == .keyword(.self) ? [] : [reference.baseName.plainName]
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      guard let path = member.base?.ownPath else { return nil }
      return path + [member.declName.baseName.plainName]
    }
    if let optional = self.as(OptionalChainingExprSyntax.self) {
      return optional.expression.ownPath
    }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.ownPath }
    return nil
  }
}
