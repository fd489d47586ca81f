internal import SwiftSyntax

/// A `didSet` of an `@Observable` property that assigns the property again, whatever its value.
struct DidSetAssignsSelfRule: Rule {
  static let description = RuleDescription(
    "didset-assigns-self", .breakage, .error,
    message: "A `didSet` that assigns its own property never ends in an `@Observable` class.",
    why: "In a plain class the assignment goes to the storage. The macro moves the observer there "
      + "and leaves a setter in front of it, which the assignment calls again.",
    remedy: "Assign only if the value must change, or clamp it in a method that sets it.",
    link: RuleLinks.observable, needsObservation: true)

  func visit(_ node: ClassDeclSyntax, in file: FileContext) {
    guard node.isObservable else { return }
    for variable in node.trackedVariables {
      guard let name = variable.firstName, let place = Self.endlessWrite(in: variable) else {
        continue
      }
      file.report(
        finding(
          at: file.place(of: place),
          "The `didSet` of `\(name)` sets `\(name)` again through the setter of the "
            + "`@Observable` class `\(node.name.plainName)`, and so without end."))
    }
  }

  /// The write in the `didSet` of the property that the macro would make endless.
  static func endlessWrite(in variable: VariableDeclSyntax) -> ExprSyntax? {
    guard let name = variable.firstName, let binding = variable.bindings.first,
      let observer = binding.didSet, let body = observer.body
    else { return nil }
    return endless(
      body.statements, name, isShadowed: observer.parameters?.name.plainName == name, binding)
  }

  /// The first write that no condition can prevent.
  private static func endless(
    _ statements: CodeBlockItemListSyntax, _ name: String, isShadowed: Bool,
    _ binding: PatternBindingSyntax
  ) -> ExprSyntax? {
    var isShadowed = isShadowed
    for statement in statements {
      switch statement.item {
      case .expr(let expression):
        if let target = AssignmentReader.target(of: expression), target.name == name,
          !isShadowed || target.place.is(MemberAccessExprSyntax.self)
        {
          return target.place
        }
        if let call = expression.as(FunctionCallExprSyntax.self), binding.holdsCollection,
          let method = call.calleeName, AssignmentReader.mutators.contains(method), !isShadowed,
          let base = call.base, base.ownProperty == name
        {
          return base
        }
      case .decl(let declaration):
        if let variable = declaration.as(VariableDeclSyntax.self), variable.binding(of: name) != nil
        {
          isShadowed = true
        }
      case .stmt(let inner):
        if let block = inner.as(DoStmtSyntax.self) {
          if let found = endless(block.body.statements, name, isShadowed: isShadowed, binding) {
            return found
          }
        }
        // What may leave early may also end.
        if inner.leaves { return nil }
      @unknown default: return nil
      }
    }
    return nil
  }
}

extension PatternBindingSyntax {
  /// The `didSet` of the property.
  var didSet: AccessorDeclSyntax? {
    guard case .accessors(let list) = accessorBlock?.accessors else { return nil }
    return list.first { $0.accessorSpecifier.tokenKind == .keyword(.didSet) }
  }

  /// Whether it is an array, a set or a dictionary.
  fileprivate var holdsCollection: Bool {
    if let type = typeAnnotation?.type {
      return type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self)
        || ["Array", "Set", "Dictionary", "String"].contains(
          type.as(IdentifierTypeSyntax.self)?.name.text ?? "")
    }
    let value = initializer?.value
    return value?.is(ArrayExprSyntax.self) == true || value?.is(DictionaryExprSyntax.self) == true
  }
}

extension StmtSyntax {
  /// Whether it can leave the block that it is in.
  fileprivate var leaves: Bool {
    if self.is(GuardStmtSyntax.self) || self.is(ReturnStmtSyntax.self) { return true }
    return tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.return) || $0.tokenKind == .keyword(.throw)
    }
  }
}
