internal import SwiftSyntax

extension TypeSyntax {
  /// What an optional wraps: `T` in `T?`, `T!`, `(T)?` and `Optional<T>`; nil for other types.
  var wrappedType: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return unwrapped.wrappedType
    }
    guard let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
      case .type(let type) = named.genericArgumentClause?.arguments.first?.argument
    else { return nil }
    return type
  }

  /// The last name of a nominal type: `ID` in `Gallery<Item>.ID`.
  var lastName: String? {
    if let named = self.as(IdentifierTypeSyntax.self) { return named.name.plainName }
    if let member = self.as(MemberTypeSyntax.self) { return member.name.plainName }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.lastName
    }
    if let opaque = self.as(SomeOrAnyTypeSyntax.self) { return opaque.constraint.lastName }
    return nil
  }
}
