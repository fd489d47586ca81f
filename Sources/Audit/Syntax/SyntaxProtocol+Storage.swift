internal import SwiftSyntax

extension SyntaxProtocol {
  /// The property whose storage the node is assigned to: `model` in `_model = …`.
  var initialisedProperty: VariableDeclSyntax? {
    guard let elements = parent?.as(ExprListSyntax.self), elements.count == 3,
      elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      elements.last?.id == self.as(ExprSyntax.self)?.id,
      let name = elements.first?.ownProperty, name.hasPrefix("_")
    else { return nil }
    return enclosingType?.memberBlock.members.all.lazy
      .compactMap { $0.as(VariableDeclSyntax.self) }
      .first { $0.binding(of: String(name.dropFirst())) != nil }
  }
}
