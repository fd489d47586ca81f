internal import SwiftSyntax

/// A task or subscription as a tracked property of an `@Observable` class.
struct TrackedTaskRule: Rule {
  static let description = RuleDescription(
    "tracked-task", .lifetime, .warning,
    message: "A task's handle is a tracked property.",
    why: """
      The macro makes it a computed property: `deinit` of a main-actor class cannot cancel it, and \
      writing it is announced to whoever reads it.
      """,
    remedy: "Write `@ObservationIgnored` before it.",
    link: RuleLinks.ignored, needsObservation: true)

  func visit(_ node: VariableDeclSyntax, in file: FileContext) {
    guard node.parent?.kind == .memberBlockItem,
      node.bindingSpecifier.tokenKind == .keyword(.var),
      let type = node.enclosingType?.as(ClassDeclSyntax.self),
      type.attributes.attribute(named: "Observable") != nil,
      !node.attributes.contains(where: { Self.isWrapper($0) }),
      !node.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
    else { return }
    for binding in node.bindings where binding.accessorBlock?.hasGetter != true {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let handle = binding.typeAnnotation.map({ Self.handle(in: $0.type) })
          ?? Self.handle(made: binding.initializer?.value),
        !Self.isRead(name.plainName, by: type), !Self.hasIsolatedDeinitialiser(type),
        // What is broken in the class may be the attribute that is missed.
        !SyntaxFault.stands(in: type)
      else { continue }
      let found = finding(
        at: file.place(of: name), "`\(name.text)`, a handle of type `\(handle)`, is tracked.")
      file.propose(found) { $0.hides(handle) ? nil : found }
    }
  }

  /// Whether a computed property reads the handle, such as `isLoading`: then it is tracked on
  /// purpose.
  private static func isRead(_ name: String, by type: ClassDeclSyntax) -> Bool {
    type.memberBlock.members.contains { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { return false }
      return variable.bindings.contains { binding in
        guard let block = binding.accessorBlock, block.hasGetter else { return false }
        return block.mentionedNames.contains(name)
      }
    }
  }

  /// Whether the class's `deinit` runs on its actor, where it may touch the handle.
  private static func hasIsolatedDeinitialiser(_ type: ClassDeclSyntax) -> Bool {
    type.memberBlock.members.contains { member in
      member.decl.as(DeinitializerDeclSyntax.self)?.modifiers
        .contains { $0.name.text == "isolated" } == true
    }
  }

  /// Whether an attribute takes the property out of the macro's hands: any but the isolation.
  private static func isWrapper(_ element: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = element else { return false }
    return attribute.simpleName != "MainActor"
  }

  /// The handle's type in a written type, alone, optional or in a collection.
  private static func handle(in type: TypeSyntax) -> String? {
    if let optional = type.as(OptionalTypeSyntax.self) { return handle(in: optional.wrappedType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { handle(in: $0.type) }
    }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return handle(in: some.constraint) }
    if let array = type.as(ArrayTypeSyntax.self) { return handle(in: array.element) }
    if let dictionary = type.as(DictionaryTypeSyntax.self) { return handle(in: dictionary.value) }
    guard let named = type.as(IdentifierTypeSyntax.self) else { return nil }
    let arguments = named.genericArgumentClause?.arguments
    switch named.name.text {
    case "Task": return arguments == nil ? nil : "Task"
    case "AnyCancellable", "Cancellable", "Timer": return named.name.text
    case "Set", "Array", "Optional":
      guard case .type(let inner) = arguments?.first?.argument else { return nil }
      return handle(in: inner)
    default: return nil
    }
  }

  /// The handle's type that an initial value makes: `Task {}`, `Set<AnyCancellable>()`.
  private static func handle(made value: ExprSyntax?) -> String? {
    guard let call = value?.as(FunctionCallExprSyntax.self) else { return nil }
    if TaskCall(call) != nil { return "Task" }
    if let array = call.calledExpression.as(ArrayExprSyntax.self) {
      return array.elements.first?.expression.isNamed("AnyCancellable") == true
        ? "AnyCancellable" : nil
    }
    guard let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self),
      generic.isSet, case .type(let inner) = generic.genericArgumentClause.arguments.first?.argument
    else { return nil }
    return handle(in: inner)
  }
}

extension GenericSpecializationExprSyntax {
  /// Whether it is `Set<…>`.
  fileprivate var isSet: Bool {
    expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Set"
  }
}
