internal import SwiftSyntax

extension SurveyWalk {
  /// `objectWillChange` and `environmentObject`, alone or behind an object.
  func readObjectUse(_ node: DeclReferenceExprSyntax) {
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    let base = access?.declName.id == node.id ? access?.base : nil
    let isMember = access?.declName.id == node.id
    if node.baseName.text == "objectWillChange" {
      survey.uses.append(
        ObjectUse(
          spot: spot("object-will-change", node), kind: .objectWillChange,
          object: isMember ? base.map { ShapeReader.shape(of: $0) } ?? .unknown : .selfValue))
      return
    }
    let callee = isMember ? access.map { ExprSyntax($0) } : ExprSyntax(node)
    var use = ObjectUse(
      spot: spot("environment-object-call", node), kind: .injection, object: .unknown)
    if let call = callee?.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == callee?.id, call.trailingClosure == nil,
      call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil
    {
      use.object = ShapeReader.shape(of: argument.expression)
      use.edits = [TextEdit(node.ownRange, "environment")]
    }
    survey.uses.append(use)
  }

  func readCall(_ node: FunctionCallExprSyntax) {
    guard let name = node.calleeName else { return }
    if !assignedCalls.contains(node.id), let token = node.calledExpression.wrapperToken,
      let value = node.arguments.first
    {
      let kind = WrapperSite.Kind(rawValue: token.text) ?? .stateObject
      survey.strayWrappers.append(
        CallSite(
          spot: spot(kind == .stateObject ? "state-object-init" : kind.rule, node),
          type: token.text, labels: [], arguments: [ShapeReader.shape(of: value.expression)],
          hasTrailingClosure: false))
    }
    switch name {
    case "onReceive": addHandwork("on-receive", node, "`onReceive` listens to a publisher")
    case "sink"
    where node.base != nil
      && ["receiveValue", "receiveCompletion", nil, ""].contains(node.firstLabel):
      addHandwork("sink", node, "`sink` subscribes to a publisher")
    case "assign" where node.base != nil && node.firstLabel == "to":
      addHandwork("assign-to", node, "`assign(to:)` subscribes to a publisher")
    case "focusedObject", "focusedSceneObject":
      survey.specialisations.append(
        CallSite(
          spot: spot("focused-object", node.calledExpression), type: "@" + name, labels: [],
          arguments: node.arguments.map { ShapeReader.shape(of: $0.expression) },
          hasTrailingClosure: false))
    default: break
    }
    let isInferred = name == "init" && node.base == nil
    var type = node.calledExpression.trimmedTypeName
    if name == "init", let base = node.base { type = base.trimmedTypeName }
    guard isInferred || type != nil else { return }
    survey.calls.append(
      CallSite(
        spot: spot("call", node.calledExpression), type: type,
        labels: node.arguments.map { $0.label?.plainName ?? "" },
        arguments: node.arguments.map { ShapeReader.shape(of: $0.expression) },
        hasTrailingClosure: node.trailingClosure != nil))
  }

  private func addHandwork(_ rule: String, _ node: FunctionCallExprSyntax, _ message: String) {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self).map { ExprSyntax($0.declName) }
      ?? node.calledExpression
    survey.handwork.append(
      FixNote(
        rule: rule, place: file.place(of: name),
        message: message + "; what comes instead depends on what it does"))
  }

  /// A type that is mentioned outside of inheritance clauses.
  func readType(
    _ node: some SyntaxProtocol, _ name: TokenSyntax, _ arguments: GenericArgumentClauseSyntax?
  ) {
    let text = name.plainName
    switch text {
    case "ObservableObject":
      if node.parent?.is(InheritedTypeSyntax.self) == true { return }
      if node.parent?.parent?.is(InheritedTypeSyntax.self) == true { return }
      if node.parent?.is(ExtensionDeclSyntax.self) == true { return }
      survey.constraints.append(
        ConstraintSite(spot: spot("observable-object", node), genericType: constrainedType(node)))
    case "ObservableObjectPublisher":
      survey.handwork.append(
        FixNote(
          rule: "object-will-change", place: file.place(of: node),
          message: "`ObservableObjectPublisher` announces changes by hand"))
    case "AnyCancellable":
      survey.handwork.append(
        FixNote(
          rule: "any-cancellable", place: file.place(of: node),
          message: "`AnyCancellable` goes when the subscription that it keeps goes"))
    case "StateObject", "ObservedObject", "EnvironmentObject":
      // As an attribute it is a wrapper and read there.
      if node.parent?.is(AttributeSyntax.self) == true { return }
      for argument in arguments?.arguments ?? [] {
        survey.specialisations.append(
          CallSite(
            spot: spot("wrapper-type", node), type: "@" + text, labels: [""],
            arguments: [.typed(argument.argument.trimmedDescription)], hasTrailingClosure: false))
      }
    default:
      guard let arguments else { return }
      survey.specialisations.append(
        CallSite(
          spot: spot("call", node), type: text, labels: [],
          arguments: arguments.arguments.map { .typed($0.argument.trimmedDescription) },
          hasTrailingClosure: false))
    }
  }

  /// The generic type whose parameter or `where` clause a node stands in; nil for a function's.
  private func constrainedType(_ node: some SyntaxProtocol) -> String? {
    for ancestor in node.ancestors {
      if ancestor.is(GenericParameterClauseSyntax.self)
        || ancestor.is(GenericWhereClauseSyntax.self)
      {
        guard let owner = ancestor.parent,
          let group = owner.asProtocol((any DeclGroupSyntax).self),
          !owner.is(ExtensionDeclSyntax.self), !owner.is(ProtocolDeclSyntax.self)
        else { return nil }
        return owner.qualifiedName(endingIn: group.declaredName)
      }
      if ancestor.is(CodeBlockSyntax.self) || ancestor.is(MemberBlockSyntax.self) { return nil }
    }
    return nil
  }
}

extension ExprSyntax {
  /// The expression as a type's name, such as `Gallery.Model`; nil where it is none.
  fileprivate var trimmedTypeName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.plainName
      return name.first?.isUppercase == true ? name : nil
    }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.trimmedTypeName
    }
    guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.plainName.first?.isUppercase == true
    else { return nil }
    return base.trimmedTypeName.map { $0 + "." + access.declName.baseName.plainName }
  }
}
