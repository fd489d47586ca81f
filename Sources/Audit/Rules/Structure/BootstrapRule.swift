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

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard node.isAppearance else { return }
    for closure in node.closures { find(in: Syntax(closure), file) }
  }

  func visit(_ node: FunctionDeclSyntax, in file: FileContext) {
    let name = node.name.text
    guard name.hasPrefix("bootstrap") || name.hasSuffix("IfNeeded"), let body = node.body else {
      return
    }
    find(in: Syntax(body), file)
  }

  private func find(in node: Syntax, _ file: FileContext) {
    guard let owner = node.enclosingTypeName else { return }
    let reader = AssignmentWalk(node)
    for assignment in reader.assignments {
      guard let path = assignment.target.ownPath, path.count == 1, let name = path.first,
        !reader.bound.contains(name), let place = assignment.absenceTest(of: name)
      else { continue }
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
