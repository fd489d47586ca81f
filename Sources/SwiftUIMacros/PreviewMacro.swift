internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// `#Preview`: a type that knows where the preview stands and makes it.
///
/// Nothing of it runs until a host asks for it.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let labelled = node.arguments.first { $0.label?.text == "body" }
    let content = node.trailingClosure.map { Syntax($0) } ?? labelled.map { Syntax($0.expression) }
    guard let content,
      let location = context.location(
        of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
    else {
      throw MacroExpansionErrorMessage("'#Preview' needs a body: `#Preview { MyView() }`")
    }
    let arguments = node.arguments.filter { $0.label?.text != "body" }
      .map { $0.with(\.trailingComma, nil).trimmedDescription }
    let call = (arguments + ["body: \(body(content))"]).joined(separator: ", ")
    let name = context.makeUniqueName("PreviewRegistry")
    return [
      """
      struct \(name): SwiftUI.PreviewRegistry {
        static var fileID: String { \(location.file) }
        static var line: Int { \(location.line) }
        static var column: Int { \(location.column) }
        @MainActor static func makePreview() throws -> SwiftUI.Preview {
          SwiftUI.Preview(\(raw: call))
        }
      }
      """
    ]
  }

  /// The closure as it stands, or one that shows a view which holds the `@Previewable` properties.
  private static func body(_ content: Syntax) -> String {
    guard let closure = content.as(ClosureExprSyntax.self) else {
      return content.trimmedDescription
    }
    var properties: [String] = []
    var statements: [String] = []
    for statement in closure.statements {
      if let property = previewable(statement) {
        properties.append(property)
      } else {
        statements.append(statement.description)
      }
    }
    guard !properties.isEmpty else { return closure.trimmedDescription }
    return """
      {
        struct __P_Previewable_Transform_Wrapper: SwiftUI.View {
          \(properties.joined(separator: "\n    "))
          var body: some SwiftUI.View {
            \(statements.joined())
          }
        }
        return __P_Previewable_Transform_Wrapper()
      }
      """
  }

  /// The declaration of a `@Previewable` property without that mark.
  private static func previewable(_ statement: CodeBlockItemSyntax) -> String? {
    guard let variable = statement.item.as(VariableDeclSyntax.self) else { return nil }
    let others = variable.attributes.filter { element in
      let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      return name != "Previewable" && name != "SwiftUI.Previewable"
    }
    guard others.count < variable.attributes.count else { return nil }
    return variable.with(\.attributes, others).trimmedDescription
  }
}
