internal import SwiftSyntax

/// `viewModel.client = client` in `onAppear` or `task`.
struct LateInjectionRule: Rule {
  static let description = RuleDescription(
    "late-injection", .structure, .warning,
    message: "A view model gets a dependency only when the view appears.",
    why: """
      Until then it has none, so every use has to reckon with that; and a view that appears again \
      injects again.
      """,
    remedy: """
      Build the view model in `init` from what the parent passes, or let the view call the \
      service from its environment and hand the result to the model.
      """,
    link: RuleLinks.state)

  private static let objectWrappers: Set<String> = ["StateObject", "ObservedObject", "Bindable"]

  static let calls: Set<String>? = ["onAppear", "task"]

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard node.isAppearance, let type = node.enclosingType else { return }
    let around = Set(node.enclosingClosures.flatMap(\.parameterNames))
    for closure in node.closures {
      for (assignment, injection) in Self.injections(in: closure, besides: around) {
        propose(injection, of: type.declaredName, at: assignment, in: file)
      }
    }
  }

  func visit(_ node: FunctionDeclSyntax, in file: FileContext) {
    guard let body = node.body, let view = node.enclosingView else { return }
    let parameters = node.signature.parameterClause.parameters
    let found = Self.injections(
      in: body, besides: Set(parameters.map { ($0.secondName ?? $0.firstName).plainName }))
    guard !found.isEmpty, AppearanceCalls(in: view).names.contains(node.name.plainName) else {
      return
    }
    for (assignment, injection) in found {
      propose(injection, of: view.name.plainName, at: assignment, in: file)
    }
  }

  /// The assignments that may be injections; `names` are no properties there.
  private static func injections(
    in node: some SyntaxProtocol, besides names: Set<String>
  ) -> [(Assignment, Injection)] {
    let reader = AssignmentWalk(node)
    let hidden = reader.bound.union(names)
    return reader.assignments.compactMap { assignment in
      guard let target = assignment.target.ownPath, target.count == 2,
        assignment.value.count == 1,
        let value = assignment.value.first?.ownPath, let root = value.first,
        !hidden.contains(target[0]), !hidden.contains(root)
      else { return nil }
      return (assignment, Injection(model: target[0], property: target[1], value: value))
    }
  }

  /// The names of `model.property = value`.
  private struct Injection: Sendable {
    var model: String
    var property: String
    var value: [String]
  }

  private func propose(
    _ injection: Injection, of owner: String, at assignment: Assignment, in file: FileContext
  ) {
    let found = finding(
      at: file.place(of: assignment.node),
      """
      `\(injection.model)` of `\(owner)` gets its `\(injection.property)` only when the view \
      appears.
      """)
    file.propose(found) { project in
      let types = project.types(named: owner)
      guard types.count == 1, project.isViewStruct(owner), !project.hasOwnViewProtocol,
        let model = types[0].property(injection.model), !model.isStatic, !model.isComputed,
        Self.isObject(model, in: project),
        let source = types[0].property(injection.value[0]), !source.isStatic
      else { return nil }
      return Self.isDependency(source, injection, of: model, in: project) ? found : nil
    }
  }

  private static func isObject(_ model: PropertyFacts, in project: ProjectIndex) -> Bool {
    if model.attributes.contains(where: { objectWrappers.contains($0.name) }) { return true }
    // Whoever shares an object by the environment also sets it up there.
    guard model.attributes.allSatisfy({ $0.name == "State" }), let type = model.type else {
      return false
    }
    return project.isClass(type) || project.isUnknownViewModel(type)
  }

  /// Whether the view itself is given the value, and what it writes is the model's own copy of it.
  private static func isDependency(
    _ source: PropertyFacts, _ injection: Injection, of model: PropertyFacts,
    in project: ProjectIndex
  ) -> Bool {
    let isEnvironment =
      source.attribute("Environment") != nil || source.attribute("EnvironmentObject") != nil
    let isInput = source.attributes.isEmpty && source.isConstant && source.initialValue == nil
    guard isEnvironment || isInput else { return false }
    if injection.value.last == injection.property { return true }
    guard isEnvironment, injection.value.count == 1 else { return false }
    if source.attribute("EnvironmentObject") != nil
      || source.attribute("Environment")?.arguments?.hasSuffix(".self") == true
    {
      return true
    }
    let types = model.type.map { project.types(named: $0) } ?? []
    let declared = types.count == 1 ? types[0].property(injection.property)?.type : nil
    return declared?.hasSuffix("?") == true || declared?.hasSuffix("!") == true
  }
}
