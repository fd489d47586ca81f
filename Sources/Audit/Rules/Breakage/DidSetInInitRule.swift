internal import SwiftSyntax

/// An assignment in `init` that runs the observer of an `@Observable` property.
struct DidSetInInitRule: Rule {
  static let description = RuleDescription(
    "didset-in-init", .breakage, .warning,
    message: "An assignment in `init` runs the observer of an `@Observable` property.",
    why: "In a plain class it would not. The macro gives the property a setter, which `init` calls "
      + "as soon as the property has a value: an initial one, or the nil of an optional.",
    remedy: "Take the initial value away, so that `init` sets the storage, or let the observer "
      + "bear it.",
    link: RuleLinks.observable, needsObservation: true)

  func visit(_ node: ClassDeclSyntax, in file: FileContext) {
    guard node.isObservable else { return }
    var observers: [String: String] = [:]
    for variable in node.trackedVariables {
      guard let name = variable.firstName, let binding = variable.bindings.first,
        case .accessors(let list) = binding.accessorBlock?.accessors, let accessor = list.first,
        binding.initializer != nil || binding.typeAnnotation?.type.isOptional == true
      else { continue }
      observers[name] = accessor.accessorSpecifier.text
    }
    guard !observers.isEmpty else { return }
    for initializer in node.memberBlock.members.all {
      guard let initializer = initializer.as(InitializerDeclSyntax.self),
        let body = initializer.body,
        !initializer.modifiers.contains(where: { $0.name.text == "convenience" })
      else { continue }
      let locals = body.statements.compactMap { $0.item.as(VariableDeclSyntax.self)?.firstName }
      for (name, place) in AssignmentReader.targets(below: Syntax(body)) {
        guard let observer = observers[name],
          !locals.contains(name) || place.is(MemberAccessExprSyntax.self)
        else { continue }
        file.report(
          finding(
            at: file.place(of: place),
            "`\(name)` has a value already, so this assignment in `init` runs its `\(observer)`."))
      }
    }
  }
}

extension TypeSyntax {
  /// Whether it is `T?`, `T!` or `Optional<T>`.
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }
}
