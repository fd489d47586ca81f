internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// `@Previewable` in a `#Preview`: a mark for `PreviewMacro`, which moves the property into a view.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let isInside = context.lexicalContext.contains { place in
      let macro =
        place.as(MacroExpansionDeclSyntax.self)?.macroName
        ?? place.as(MacroExpansionExprSyntax.self)?.macroName
      return macro?.text == "Preview"
    }
    guard isInside, declaration.is(VariableDeclSyntax.self) else {
      throw MacroExpansionErrorMessage(
        "'@Previewable' items must be at root scope in a '#Preview' block")
    }
    return []
  }
}
