internal import SwiftSyntax

/// A view that stores an optional view model.
struct OptionalViewModelRule: Rule {
  static let description = RuleDescription(
    "optional-view-model", .structure, .warning,
    message: "This view stores an optional view model.",
    why: """
      The view then has a state in which it cannot work, and every use has to unwrap; it is built \
      late, mostly in `onAppear`.
      """,
    remedy: """
      Build it in the view's `init` from its dependencies: `_viewModel = State(initialValue: …)`.
      """,
    link: RuleLinks.state)

  /// Wrappers whose value comes from elsewhere, and may rightly be missing there.
  private static let handedIn: Set<String> = [
    "Environment", "EnvironmentObject", "Binding", "FocusedValue", "FocusedObject",
    "FocusedBinding",
  ]

  func visit(_ node: VariableDeclSyntax, in file: FileContext) {
    guard let binding = node.bindings.first, let written = binding.typeAnnotation?.type,
      let type = written.wrappedType?.lastName,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      Self.isViewModel(type, of: name.plainName),
      binding.accessorBlock?.hasGetter != true,
      !node.modifiers.contains(where: { ["static", "class", "weak"].contains($0.name.text) }),
      !Self.handedIn.contains(where: { node.attributes.attribute(named: $0) != nil }),
      let view = node.enclosingType?.as(StructDeclSyntax.self), view.inherits("View"),
      node.isMember, !Self.presents(name.plainName, in: view)
    else { return }
    let found = finding(
      at: file.place(of: name),
      "`\(view.name.plainName)` stores its view model as an optional: `\(name.plainName)`.")
    file.propose(found) { $0.hasOwnViewProtocol ? nil : found }
  }

  private static func isViewModel(_ type: String, of name: String) -> Bool {
    if type.hasSuffix("ViewModel") || type == "VM" { return true }
    // `FeedVM`, not `JVM` or `LLVM`.
    if type.hasSuffix("VM"), type.dropLast(2).last?.isLowercase == true { return true }
    return type.hasSuffix("Model") && (name == "viewModel" || name.hasSuffix("ViewModel"))
  }

  /// Whether the optional says what a sheet or a list shows: it must be one then.
  private static func presents(_ name: String, in view: StructDeclSyntax) -> Bool {
    view.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == "$" + name,
        let value = token.parent?.parent,
        let argument = (value.is(MemberAccessExprSyntax.self) ? value.parent : value)?
          .as(LabeledExprSyntax.self)
      else { return false }
      return argument.label?.text == "item" || argument.label?.text == "selection"
    }
  }
}
