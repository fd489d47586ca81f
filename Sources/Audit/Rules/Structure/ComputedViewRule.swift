internal import SwiftSyntax

/// A computed view property that reads state or branches a lot.
struct ComputedViewRule: Rule {
  static let description = RuleDescription(
    "computed-view", .structure, .note,
    message: "This computed property should be a `View` of its own.",
    why: """
      A computed property is no boundary: what it reads belongs to the `body` that calls it, and \
      all of that `body` runs again when it changes.
      """,
    remedy: "Make it a `View` type that takes what it shows; simple ones may stay.",
    link: RuleLinks.view)

  /// A property of fewer lines between its braces is simple, whatever it reads.
  private static let simplestLines = 6
  private static let branches = 3
  private static let stateWrappers: Set<String> = [
    "State", "StateObject", "GestureState", "FocusState", "AccessibilityFocusState", "AppStorage",
    "SceneStorage",
  ]

  func visit(_ node: VariableDeclSyntax, in file: FileContext) {
    guard let binding = node.bindings.first, let accessors = binding.accessorBlock,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let statements = accessors.getterStatements,
      file.lines(of: statements, to: statements) >= Self.simplestLines,
      name.text != "body", MemberRank(DeclSyntax(node)) == .viewHelper,
      let type = node.enclosingType, node.parent?.parent?.parent?.id == type.memberBlock.id,
      type.is(StructDeclSyntax.self) && type.inherits("View") || type.is(ExtensionDeclSyntax.self)
    else { return }
    let reader = ViewPropertyReader(statements)
    let owner = type.declaredName
    let isComplicated = reader.isNested || reader.branches >= Self.branches
    let names = reader.names
    guard isComplicated || !names.isEmpty else { return }
    let place = file.place(of: name)
    let found = finding(at: place)
    let property = name.plainName
    file.propose(found) { project in
      guard !project.hasOwnViewProtocol, project.isViewStruct(owner) else { return nil }
      var found = found
      if isComplicated {
        found.message = "The computed property `\(property)` of `\(owner)` branches a lot."
        return found
      }
      let types = project.types(named: owner)
      guard types.count == 1, let state = types[0].firstProperty(in: names, Self.stateWrappers)
      else { return nil }
      found.message =
        "The computed property `\(property)` of `\(owner)` reads the state `\(state.name)`."
      found.related = [RelatedPlace(message: "the state", place: state.place)]
      return found
    }
  }
}
