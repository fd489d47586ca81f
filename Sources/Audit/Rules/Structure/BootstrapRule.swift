internal import SwiftSyntax

/// `if viewModel == nil { viewModel = … }` in `onAppear`, `task` or a `bootstrapIfNeeded`.
struct BootstrapRule: Rule {
  static let description = RuleDescription(
    "bootstrap", .structure, .warning,
    message: "The view builds its view model when it appears, if there is none yet.",
    why: """
      `body` runs at least once without it, so the view has a state in which it shows nothing of \
      its own.
      """,
    remedy: """
      Build it in the view's `init` from its dependencies: `_viewModel = State(initialValue: …)`.
      """,
    link: RuleLinks.state)

  static let calls: Set<String>? = ["onAppear", "task"]

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard node.isAppearance else { return }
    let around = Set(node.enclosingClosures.flatMap(\.parameterNames))
    for closure in node.closures {
      let found = absences(in: Syntax(closure)).filter { !around.contains($0.name) }
      report(found, of: node.enclosingTypeName, file)
    }
  }

  func visit(_ node: FunctionDeclSyntax, in file: FileContext) {
    let name = node.name.plainName
    let isNamedSo = name.hasPrefix("bootstrap") || name.hasSuffix("IfNeeded")
    guard let body = node.body, isNamedSo || node.enclosingView != nil else { return }
    let found = absences(in: Syntax(body))
    guard !found.isEmpty else { return }
    let isCalled =
      isNamedSo || node.enclosingView.map { AppearanceCalls(in: $0).names.contains(name) } == true
    if isCalled { report(found, of: node.enclosingTypeName, file) }
  }

  /// What is assigned only if there is no value yet, with the test for that.
  private func absences(in node: Syntax) -> [(name: String, test: Syntax)] {
    let reader = AssignmentWalk(node)
    return reader.assignments.compactMap { assignment in
      guard let path = assignment.target.ownPath, path.count == 1, let name = path.first,
        !reader.bound.contains(name), let test = assignment.absenceTest(of: name)
      else { return nil }
      return (name, test)
    }
  }

  private func report(
    _ absences: [(name: String, test: Syntax)], of owner: String?, _ file: FileContext
  ) {
    guard let owner else { return }
    for (name, place) in absences {
      let found = finding(
        at: file.place(of: place),
        "`\(owner)` builds its `\(name)` when it appears, if there is none yet.")
      file.propose(found) { project in
        let types = project.types(named: owner)
        guard types.count == 1, project.isViewStruct(owner), !project.hasOwnViewProtocol,
          let property = types[0].property(name), !property.isStatic, !property.isComputed,
          property.attributes.allSatisfy({ $0.name == "State" }),
          let type = property.type, property.isTypeWritten,
          type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
        else { return nil }
        let wrapped =
          type.hasPrefix("Optional<") ? String(type.dropFirst(9).dropLast()) : type
        return project.isClass(wrapped) || project.isUnknownViewModel(wrapped) ? found : nil
      }
    }
  }
}
