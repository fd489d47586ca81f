internal import SwiftSyntax

extension TypeSyntax {
  /// The type as it is written; most are one name, which needs no copy of the tree.
  var written: String {
    if let bareName { return bareName }
    // `[Item]` and `Item?`, where nothing stands between their signs.
    if let array = self.as(ArrayTypeSyntax.self), let element = array.element.bareName,
      element.utf8.count + 2 == trimmedLength.utf8Length
    {
      return "[" + element + "]"
    }
    if let optional = self.as(OptionalTypeSyntax.self), let wrapped = optional.wrappedType.bareName,
      wrapped.utf8.count + 1 == trimmedLength.utf8Length
    {
      return wrapped + "?"
    }
    return trimmedDescription
  }

  /// The name, where the type is written as one and nothing more.
  private var bareName: String? {
    guard let name = self.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil else {
      return nil
    }
    return name.name.text
  }
}
