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
      guard let name = variable.firstName else { continue }
      let message =
        "The `didSet` of `\(name)` sets `\(name)` again through the setter of the "
        + "`@Observable` class `\(node.name.plainName)`, and so without end."
      if let place = Self.endlessWrite(in: variable) {
        file.report(finding(at: file.place(of: place), message))
      } else if let place = Self.memberWrite(in: variable), let type = variable.heldType {
        let found = finding(at: file.place(of: place), message)
        file.propose(found) { project in
          // A member of an object is set without the property's setter.
          let types = project.types(named: type)
          return types.count == 1 && types[0].kind == .struct ? found : nil
        }
      }
    }
  }

  /// The first write to a member of the property, such as `insets.top = 1`, that no condition can
  /// prevent.
  private static func memberWrite(in variable: VariableDeclSyntax) -> ExprSyntax? {
    guard let name = variable.firstName, let observer = variable.bindings.first?.didSet,
      observer.parameters?.name.plainName != name
    else { return nil }
    for statement in observer.body?.statements ?? [] {
      guard case .expr(let expression) = statement.item else { return nil }
      guard let elements = expression.as(SequenceExprSyntax.self)?.elements,
        let target = elements.first, elements.dropFirst().first?.isAssignment == true
      else { continue }
      if target.is(MemberAccessExprSyntax.self), target.writtenRoot == name,
        target.ownProperty == nil
      {
        return target
      }
    }
    return nil
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
        if !isShadowed, let place = wholeWrite(in: expression, to: name, binding) { return place }
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
        if let body = inner.as(DoStmtSyntax.self)?.body ?? inner.as(DeferStmtSyntax.self)?.body {
          if let found = endless(body.statements, name, isShadowed: isShadowed, binding) {
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

extension DidSetAssignsSelfRule {
  /// A write to an element, in a tuple, or by `swap`.
  private static func wholeWrite(
    in expression: ExprSyntax, to name: String, _ binding: PatternBindingSyntax
  ) -> ExprSyntax? {
    if let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "swap"
    {
      return call.arguments.lazy.map(\.expression).first {
        $0.as(InOutExprSyntax.self)?.expression.ownProperty == name
      }
    }
    guard let elements = expression.as(SequenceExprSyntax.self)?.elements,
      let target = elements.first, elements.dropFirst().first?.isAssignment == true
    else { return nil }
    if let tuple = target.as(TupleExprSyntax.self) {
      return tuple.elements.map(\.expression).first { $0.ownProperty == name }
    }
    let row = target.as(SubscriptCallExprSyntax.self)
    return binding.holdsCollection && row?.calledExpression.ownProperty == name ? target : nil
  }
}

extension ExprSyntax {
  /// The property that `rows[0]`, `insets.top` and `self.rows[0].name` begin with.
  fileprivate var writtenRoot: String? {
    if let own = ownProperty { return own }
    if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.writtenRoot }
    if let row = self.as(SubscriptCallExprSyntax.self) { return row.calledExpression.writtenRoot }
    return nil
  }
}

extension VariableDeclSyntax {
  /// The type of the first property, as it is written or as its first value names it.
  fileprivate var heldType: String? {
    guard let binding = bindings.first else { return nil }
    guard let type = binding.typeAnnotation?.type else {
      return binding.initializer?.value.namedType
    }
    // What is set in an array is a member of its elements.
    return (type.as(ArrayTypeSyntax.self)?.element ?? type).trimmedDescription
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
