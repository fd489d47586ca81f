internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// `@Entry var name = value`: a key of its own, and the accessors that read and write it.
struct EntryMacro: AccessorMacro, PeerMacro {
  /// What can be extended by entries, and what its keys conform to.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Self.entry(declaration, node, context)
    return [
      "get { self[\(raw: entry.key).self] }", "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessors' expansion has said what is wrong.
    guard let entry = try? Self.entry(declaration, node, context) else { return [] }
    let type = entry.binding.typeAnnotation.map { ": \($0.type.trimmedDescription)" } ?? ""
    // A focused value is absent by nature, and its key knows what is there when it is not.
    if entry.adopted == "FocusedValueKey" {
      let wrapped = entry.binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType
      let value = wrapped?.trimmedDescription ?? "Never"
      return [
        """
        private struct \(raw: entry.key): SwiftUI.FocusedValueKey {
          typealias Value = \(raw: value)
        }
        """
      ]
    }
    let value = entry.binding.initializer?.value.trimmedDescription ?? "nil"
    return [
      """
      private struct \(raw: entry.key): SwiftUI.\(raw: entry.adopted) {
        @__EntryDefaultValue
        static var defaultValue\(raw: type) = \(raw: value)
      }
      """
    ]
  }

  /// What an attribute is attached to, if that can be an entry.
  private struct Entry {
    let binding: PatternBindingSyntax
    let key: String
    let adopted: String
  }

  private static func entry(
    _ declaration: some DeclSyntaxProtocol, _ node: AttributeSyntax,
    _ context: some MacroExpansionContext
  ) throws -> Entry {
    let place = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)
    let extended = place?.extendedType.trimmedDescription.split(separator: ".").last ?? ""
    guard let adopted = keys[String(extended)],
      let variable = declaration.as(VariableDeclSyntax.self)
    else {
      throw MacroExpansionErrorMessage(
        "'@Entry' macro can only attach to var declarations inside extensions of "
          + "EnvironmentValues, Transaction, ContainerValues, or FocusedValues")
    }
    guard variable.bindingSpecifier.tokenKind == .keyword(.var) else {
      throw MacroExpansionErrorMessage("'@Entry' needs a 'var': an entry can be set")
    }
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else {
      throw MacroExpansionErrorMessage("'@Entry' can only be attached to a single variable")
    }
    guard binding.accessorBlock == nil else {
      throw MacroExpansionErrorMessage("'@Entry' cannot be attached to a computed property")
    }
    let isOptional =
      binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
      || binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
    guard binding.initializer != nil || isOptional else {
      throw MacroExpansionErrorMessage(
        "'@Entry' needs a default value: write `var \(name)… = value`, or make the type optional")
    }
    let plain = name.filter { $0 != "`" }
    return Entry(binding: binding, key: "__Key_\(plain)", adopted: adopted)
  }
}
