internal import SwiftParser
internal import SwiftSyntax

/// A comparison that says the same of everything: `static func == (a: Self, b: Self) -> Bool { true }`.
package struct ConstantAnswer: Sendable, Equatable {
  /// The operator.
  package let name: String
  /// The type that it is declared in or for; empty at the top level.
  package let type: String
  /// The line, from 1.
  package let line: Int
  /// The column in UTF-8 units, from 1.
  package let column: Int

  private static let comparisons: Set = ["==", "!=", "<", ">", "<=", ">=", "~="]

  /// The comparisons of a source whose whole body is `true` or `false`.
  package static func all(in source: String) -> [ConstantAnswer] {
    guard NestingScan.isReadable(source) else { return [] }
    return DeepStack.run(upTo: 5) {
      let lines = LineTable(source)
      return Parser.parse(source: source).tokens(viewMode: .sourceAccurate).compactMap { token in
        guard let function = token.parent?.as(FunctionDeclSyntax.self), function.name == token,
          comparisons.contains(token.text), isConstant(function)
        else { return nil }
        let place = lines.place(of: token.positionAfterSkippingLeadingTrivia.utf8Offset)
        return ConstantAnswer(
          name: token.text, type: type(around: function), line: place.line, column: place.column)
      }
    } ?? []
  }

  private static func isConstant(_ function: FunctionDeclSyntax) -> Bool {
    guard let statements = function.body?.statements, statements.count == 1,
      let only = statements.first?.item
    else { return false }
    if let result = only.as(ReturnStmtSyntax.self) {
      return result.expression?.is(BooleanLiteralExprSyntax.self) ?? false
    }
    return only.is(BooleanLiteralExprSyntax.self)
  }

  private static func type(around function: FunctionDeclSyntax) -> String {
    var node = function.parent
    while let present = node {
      if let group = present.as(ExtensionDeclSyntax.self) {
        return group.extendedType.trimmedDescription
      }
      if let named = present.asProtocol((any NamedDeclSyntax).self),
        present.is(ClassDeclSyntax.self) || present.is(StructDeclSyntax.self)
          || present.is(EnumDeclSyntax.self) || present.is(ActorDeclSyntax.self)
          || present.is(ProtocolDeclSyntax.self)
      {
        return named.name.plainName
      }
      node = present.parent
    }
    return ""
  }
}
