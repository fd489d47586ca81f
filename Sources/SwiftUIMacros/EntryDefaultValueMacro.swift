internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// Turns a stored default value into a computed one: it is made anew at each reading.
struct EntryDefaultValueMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
    guard let value = binding?.initializer?.value else {
      throw MacroExpansionErrorMessage("'@__EntryDefaultValue' needs a value")
    }
    return ["get { \(value.trimmed) }"]
  }
}
