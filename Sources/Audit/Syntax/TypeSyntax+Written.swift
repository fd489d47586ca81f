internal import SwiftSyntax

extension TypeSyntax {
  /// The type as it is written; most are one name, which needs no copy of the tree.
  var written: String {
    if let name = self.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil {
      return name.name.text
    }
    return trimmedDescription
  }
}
