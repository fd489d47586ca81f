internal import SwiftSyntax

extension SurveyWalk {
  /// A property with `@StateObject`, `@ObservedObject` or `@EnvironmentObject`.
  func readWrapper(_ node: VariableDeclSyntax) {
    for case .attribute(let attribute) in node.attributes {
      guard let nameToken = attribute.nameToken, let binding = node.bindings.first else { continue }
      let type = binding.typeAnnotation?.type.trimmedDescription
      let shape =
        type.map { .typed($0) } ?? binding.initializer.map { ShapeReader.shape(of: $0.value) }
        ?? .unknown
      guard let kind = WrapperSite.Kind(rawValue: attribute.simpleName) else {
        if attribute.simpleName.isTypeLike {
          survey.attributes.append(
            CallSite(
              spot: spot("wrapper-type", attribute),
              type: attribute.attributeName.trimmedDescription, labels: [], arguments: [shape],
              hasTrailingClosure: false))
        }
        continue
      }
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
      var site = WrapperSite(
        spot: spot(kind.rule, attribute), kind: kind, name: name ?? "", shape: shape)
      site.isPrivate = node.modifiers.contains {
        ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
      }
      site.hasInitialValue = binding.initializer != nil
      site.staysVariable =
        binding.accessorBlock != nil || node.modifiers.contains { $0.detail != nil }
      site.hindrances = hindrances(of: node, attribute, kind)
      site.plain = source.removal(of: attribute)
      site.constant = [TextEdit(node.bindingSpecifier.ownRange, "let")]
      site.wrapped = wrapped(kind, nameToken, binding)
      survey.wrappers.append(site)
    }
  }

  private func hindrances(
    of node: VariableDeclSyntax, _ attribute: AttributeSyntax, _ kind: WrapperSite.Kind
  ) -> [Hindrance] {
    var reasons: [String] = []
    if attribute.arguments != nil { reasons.append("`@\(kind.rawValue)` has arguments") }
    if attribute.attributeName.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil {
      reasons.append("`@\(kind.rawValue)` is written with a generic argument")
    }
    if node.bindings.count != 1 { reasons.append("it declares several properties at once") }
    if node.bindings.first?.pattern.is(IdentifierPatternSyntax.self) == false {
      reasons.append("its name stands in parentheses")
    }
    if node.attributes.contains(where: { $0.is(IfConfigDeclSyntax.self) }) {
      reasons.append("its attributes stand in `#if`")
    }
    let group = node.parent?.parent?.parent?.parent
    let isMember = group?.asProtocol((any DeclGroupSyntax).self) != nil
    let isPreviewed =
      kind == .stateObject && node.attributes.attribute(named: "Previewable") != nil
    if isPreviewed {
      // `@Previewable @State` is what a preview writes.
    } else if !isMember,
      node.enclosingType == nil || node.parent?.is(CodeBlockItemSyntax.self) == true
    {
      reasons.append("`@\(kind.rawValue)` stands on a local variable")
    } else if node.enclosingType?.is(ClassDeclSyntax.self) == true {
      reasons.append("a class holds it")
    }
    let other = node.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.id != attribute.id && $0.simpleName.isTypeLike
        && !["MainActor", "Previewable"].contains($0.simpleName)
    }
    if let other { reasons.append("it has another wrapper, `@\(other.simpleName)`") }
    return reasons.map { Hindrance(place: file.place(of: attribute), reason: $0) }
  }

  /// What is old in a property and has no plain counterpart.
  func readStrays(_ node: VariableDeclSyntax) {
    if let published = node.attributes.attribute(named: "Published"),
      node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) != true,
      node.enclosingType?.is(ClassDeclSyntax.self) != true
    {
      survey.handwork.append(
        FixNote(
          rule: "published", place: file.place(of: published),
          message: "it is on no property of a class that could be `@Observable`"))
    }
    if let focused = node.attributes.attribute(named: "FocusedObject"),
      let type = node.bindings.first?.typeAnnotation?.type
    {
      survey.specialisations.append(
        CallSite(
          spot: spot("focused-object", focused), type: "@FocusedObject", labels: [],
          arguments: [.typed(type.trimmedDescription)], hasTrailingClosure: false))
    }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        name.text == "objectWillChange"
      else { continue }
      survey.handwork.append(
        FixNote(
          rule: "object-will-change", place: file.place(of: name),
          message: "the class announces its changes by a publisher of its own"))
    }
  }

  private func wrapped(
    _ kind: WrapperSite.Kind, _ name: TokenSyntax, _ binding: PatternBindingSyntax
  ) -> [TextEdit] {
    switch kind {
    case .stateObject: return [TextEdit(name.ownRange, "State")]
    case .observedObject: return [TextEdit(name.ownRange, "Bindable")]
    case .environmentObject:
      guard let annotation = binding.typeAnnotation else { return [] }
      let type = annotation.type.trimmedDescription
      var edits = [TextEdit(name.ownRange, "Environment(\(type).self)")]
      let gap = binding.pattern.ownRange.upperBound..<annotation.ownRange.upperBound
      // A comment between the name and the type keeps the type.
      let colon = annotation.colon.ownRange
      if source.isBlank(gap.lowerBound..<colon.lowerBound),
        source.isBlank(colon.upperBound..<annotation.type.ownRange.lowerBound)
      {
        edits.append(TextEdit(gap, ""))
      }
      return edits
    }
  }

  /// `$name` and `_name`, alone, behind `self.` or behind another object.
  func readPrefixed(_ node: DeclReferenceExprSyntax) {
    let prefix = node.baseName.text.first
    let name = String(node.baseName.text.dropFirst())
    guard let first = name.first, !first.isNumber, first != "_", first != "$" else { return }
    var whole = ExprSyntax(node)
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      guard access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" else {
        if prefix == "$" { addPublisher(name, of: access) }
        return
      }
      whole = ExprSyntax(access)
    } else if let property = node.parent?.as(KeyPathPropertyComponentSyntax.self) {
      if prefix == "$" {
        survey.uses.append(
          ObjectUse(
            spot: spot("dollar-pipeline", node), kind: .publisher(name), object: .unknown,
            hasMember: property.precedesMember))
      }
      return
    }
    if prefix == "_" { return readStorage(name, whole) }
    guard !LocalNames.isLocalProjection(name, at: node) else { return }
    readProjection(name, whole, hasSelf: whole.id != ExprSyntax(node).id)
  }

  private func addPublisher(_ name: String, of access: MemberAccessExprSyntax) {
    let member = access.parent?.as(MemberAccessExprSyntax.self)
    let follows = member?.base?.id == ExprSyntax(access).id ? member?.declName.baseName.text : nil
    survey.uses.append(
      ObjectUse(
        spot: spot("dollar-pipeline", access.declName), kind: .publisher(name),
        object: access.base.map { ShapeReader.shape(of: $0) } ?? .unknown,
        hasMember: follows.map { !$0.hasPrefix("$") } ?? false))
  }

  private func readProjection(_ name: String, _ node: ExprSyntax, hasSelf: Bool) {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let follows = member?.base?.id == node.id ? member?.declName.baseName.text : nil
    var needsSelf = hasSelf
    if !hasSelf, case .none = LocalNames.meaning(of: name, at: node) {} else { needsSelf = true }
    survey.projections.append(
      ProjectionSite(
        spot: spot("dollar-binding", node), name: name,
        hasMember: follows.map { !$0.hasPrefix("$") } ?? false,
        inline: source.keepingComments(
          of: node,
          in: [TextEdit(node.ownRange, "Bindable(\(needsSelf ? "self." : "")\(name))")]),
        declaration: needsSelf ? nil : BindableHome.declaration(of: name, for: node, in: source)))
  }

  private func readStorage(_ name: String, _ node: ExprSyntax) {
    var site = StorageSite(spot: spot("state-object-init", node), name: name)
    if let elements = node.parent?.as(ExprListSyntax.self), elements.first?.id == node.id {
      let parts = Array(elements)
      if parts.count == 3, parts[1].is(AssignmentExprSyntax.self) {
        readInitialisation(parts[2], &site, left: node)
      }
    }
    survey.storages.append(site)
  }

  /// The right side of `_name = StateObject(wrappedValue: …)`.
  private func readInitialisation(
    _ value: ExprSyntax, _ site: inout StorageSite, left: ExprSyntax
  ) {
    guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first, let label = argument.label,
      ["wrappedValue", "initialValue"].contains(label.text), call.trailingClosure == nil,
      let open = call.leftParen, let close = call.rightParen
    else { return }
    let callee = call.calledExpression
    let name = callee.wrapperToken
    let isInferred = callee.trimmedDescription == ".init"
    guard isInferred || name != nil else { return }
    assignedCalls.insert(call.id)
    if name?.text == "StateObject" || isInferred {
      site.state = [TextEdit(label.ownRange, "initialValue")]
      if let name { site.state.append(TextEdit(name.ownRange, "State")) }
    }
    if name?.text == "ObservedObject" || isInferred {
      site.bindable = [TextEdit(label.ownRange, "wrappedValue")]
      if let name { site.bindable.append(TextEdit(name.ownRange, "Bindable")) }
      let plain = [
        TextEdit(left.ownRange, "self." + site.name),
        TextEdit(callee.ownRange.lowerBound..<open.ownRange.upperBound, ""),
        TextEdit(label.ownRange.lowerBound..<argument.expression.ownRange.lowerBound, ""),
        TextEdit(close.ownRange, ""),
      ]
      site.plain = plain.flatMap { edit in
        [ExprSyntax](arrayLiteral: left, value).flatMap { part in
          part.ownRange.overlaps(edit.range)
            ? source.keepingComments(of: part, in: [edit]) : []
        }
      }
    }
  }
}

extension ExprSyntax {
  /// The name in `StateObject`, `SwiftUI.StateObject` and `StateObject<Model>`.
  var wrapperToken: TokenSyntax? {
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.wrapperToken
    }
    let name =
      self.as(DeclReferenceExprSyntax.self)?.baseName
      ?? self.as(MemberAccessExprSyntax.self).flatMap { access in
        access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "SwiftUI"
          ? access.declName.baseName : nil
      }
    return name.flatMap { WrapperSite.Kind(rawValue: $0.text) == nil ? nil : $0 }
  }
}

extension AttributeSyntax {
  /// The last name of the attribute, without a module.
  var nameToken: TokenSyntax? {
    attributeName.as(IdentifierTypeSyntax.self)?.name
      ?? attributeName.as(MemberTypeSyntax.self)?.name
  }
}

extension KeyPathPropertyComponentSyntax {
  /// Whether a member comes next: `\.$model.name`.
  fileprivate var precedesMember: Bool {
    guard let component = parent?.as(KeyPathComponentSyntax.self),
      let list = component.parent?.as(KeyPathComponentListSyntax.self),
      let index = list.firstIndex(where: { $0.id == component.id }),
      case let next = list.index(after: index), next < list.endIndex
    else { return false }
    return list[next].component.is(KeyPathPropertyComponentSyntax.self)
  }
}
