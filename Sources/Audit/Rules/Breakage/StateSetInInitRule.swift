internal import SwiftSyntax

/// `value = x` in the `init` of a view, where `@State var value` has an initial value.
struct StateSetInInitRule: Rule {
  static let description = RuleDescription(
    "state-set-in-init", .breakage, .warning,
    message: "What `init` assigns to `@State` that has an initial value is lost.",
    why: "The storage is not there before the view is shown, so the initial value is what counts.",
    remedy: "Write `_value = State(initialValue: …)`, or take the initial value away.",
    link: RuleLinks.state)

  func visit(_ node: StructDeclSyntax, in file: FileContext) {
    let members = node.memberBlock.members.all
    let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
    guard !initializers.isEmpty else { return }
    var states: Set<String> = []
    for case let variable? in members.map({ $0.as(VariableDeclSyntax.self) })
    where variable.attributes.has("State") && variable.bindings.first?.hasFirstValue == true {
      if let name = variable.firstName { states.insert(name) }
    }
    guard !states.isEmpty else { return }
    for body in initializers.compactMap(\.body) {
      let locals = body.statements.compactMap { $0.item.as(VariableDeclSyntax.self)?.firstName }
      for (name, place) in AssignmentReader.targets(below: Syntax(body))
      where states.contains(name)
        && (!locals.contains(name) || place.is(MemberAccessExprSyntax.self))
      {
        let found = finding(
          at: file.place(of: place),
          "`@State var \(name)` has an initial value, so what `init` assigns to it is lost.",
          remedy: "Write `_\(name) = State(initialValue: …)`, or take the initial value away.")
        file.propose(found) { $0.hides("State") ? nil : found }
      }
    }
  }
}

extension PatternBindingSyntax {
  /// Whether it has a value before any initialiser runs: a written one, or the nil of `T?`.
  fileprivate var hasFirstValue: Bool {
    let type = typeAnnotation?.type
    return initializer != nil || type?.is(OptionalTypeSyntax.self) == true
      || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
  }
}
