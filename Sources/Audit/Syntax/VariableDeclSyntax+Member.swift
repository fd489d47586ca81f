internal import SwiftSyntax

extension VariableDeclSyntax {
  /// Whether it is a member of a type rather than a local variable.
  var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }
}
