internal import SwiftSyntax

/// One rule: what it says, and which nodes of a file it looks at.
///
/// All rules share one walk over each file. A rule has no state: what it finds it hands to the
/// file's context, at once (`report`) or with a question that only the whole project can answer
/// (`propose`). A rule about the project alone implements `findings(in:)`.
protocol Rule: Sendable {
  /// What a person should know of it.
  static var description: RuleDescription { get }

  /// The names of the calls that it looks at: `sink` for `a.b.sink {}`; nil for calls of any name.
  static var calls: Set<String>? { get }

  /// The names of the references that it looks at, in the same way.
  static var references: Set<String>? { get }

  /// Where it has to find something missing before it speaks.
  static var absence: Absence { get }

  init()

  func visit(_ node: ImportDeclSyntax, in file: FileContext)
  func visit(_ node: ClassDeclSyntax, in file: FileContext)
  func visit(_ node: StructDeclSyntax, in file: FileContext)
  func visit(_ node: ProtocolDeclSyntax, in file: FileContext)
  func visit(_ node: ExtensionDeclSyntax, in file: FileContext)
  func visit(_ node: AttributeSyntax, in file: FileContext)
  func visit(_ node: VariableDeclSyntax, in file: FileContext)
  func visit(_ node: FunctionDeclSyntax, in file: FileContext)
  func visit(_ node: InitializerDeclSyntax, in file: FileContext)
  func visit(_ node: FunctionCallExprSyntax, in file: FileContext)
  func visit(_ node: MemberAccessExprSyntax, in file: FileContext)
  func visit(_ node: DeclReferenceExprSyntax, in file: FileContext)
  func visit(_ node: IdentifierTypeSyntax, in file: FileContext)
  func visit(_ node: ForStmtSyntax, in file: FileContext)
  func visit(_ node: ClosureExprSyntax, in file: FileContext)
  func visit(_ node: MacroExpansionExprSyntax, in file: FileContext)
  func visit(_ node: MacroExpansionDeclSyntax, in file: FileContext)
  /// After everything else in the file: `file.names` is complete.
  func visit(_ node: SourceFileSyntax, in file: FileContext)

  /// What the rule says of the project as a whole, after every file was walked.
  func findings(in project: ProjectIndex) -> [Finding]
}

extension Rule {
  static var calls: Set<String>? { nil }
  static var references: Set<String>? { nil }
  static var absence: Absence { .nowhere }

  // These say that the rule has no `visit` of its own for the kind: see `HeedingRules`.
  func visit(_ node: ImportDeclSyntax, in file: FileContext) { file.isUnheeded = true }
  func visit(_ node: ClassDeclSyntax, in file: FileContext) { file.isUnheeded = true }
  func visit(_ node: StructDeclSyntax, in file: FileContext) { file.isUnheeded = true }
  func visit(_ node: ProtocolDeclSyntax, in file: FileContext) { file.isUnheeded = true }
  func visit(_ node: ExtensionDeclSyntax, in file: FileContext) { file.isUnheeded = true }
  func visit(_ node: AttributeSyntax, in file: FileContext) { file.isUnheeded = true }
  func visit(_ node: VariableDeclSyntax, in file: FileContext) { file.isUnheeded = true }
  func visit(_ node: FunctionDeclSyntax, in file: FileContext) { file.isUnheeded = true }
  func visit(_ node: InitializerDeclSyntax, in file: FileContext) { file.isUnheeded = true }
  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) { file.isUnheeded = true }
  func visit(_ node: MemberAccessExprSyntax, in file: FileContext) { file.isUnheeded = true }
  func visit(_ node: DeclReferenceExprSyntax, in file: FileContext) { file.isUnheeded = true }
  func visit(_ node: IdentifierTypeSyntax, in file: FileContext) { file.isUnheeded = true }
  func visit(_ node: ForStmtSyntax, in file: FileContext) { file.isUnheeded = true }
  func visit(_ node: ClosureExprSyntax, in file: FileContext) { file.isUnheeded = true }
  func visit(_ node: MacroExpansionExprSyntax, in file: FileContext) { file.isUnheeded = true }
  func visit(_ node: MacroExpansionDeclSyntax, in file: FileContext) { file.isUnheeded = true }
  func visit(_ node: SourceFileSyntax, in file: FileContext) { file.isUnheeded = true }
  func findings(in project: ProjectIndex) -> [Finding] { [] }

  /// A finding of this rule; without a text of its own it says what the description says.
  func finding(
    at place: SourcePlace, _ message: String? = nil, remedy: String? = nil,
    related: [RelatedPlace] = []
  ) -> Finding {
    let description = Self.description
    return Finding(
      rule: description.id, severity: description.severity,
      message: message ?? description.message, remedy: remedy ?? description.remedy, place: place,
      related: related)
  }
}
