internal import SwiftSyntax

/// A child view that is given the parent's whole model and reads one property of it, or is given
/// the parent itself.
///
/// Only what the project shows entirely counts: the child has a memberwise initialiser and no
/// extension, it does nothing but read that one property, and the model's class is known. The parent
/// itself is followed through an initialiser, too, that only stores it.
struct ParentStateRule: Rule {
  static let description = RuleDescription(
    "parent-state-passed-whole", .structure, .note,
    message: "A child view is given the whole model, or its parent, and reads a little of it.",
    why: """
      A view with small inputs can be reused and previewed without the model; an ObservableObject \
      also runs the child again at every other change.
      """,
    remedy: "Pass the value itself, or a binding to it where the child writes.",
    link: RuleLinks.view)
  static let absence = Absence.inProject

  func visit(_ node: StructDeclSyntax, in file: FileContext) {
    file.closeViews(before: node.position)
    if let view = OpenView(node) { file.openViews.append(view) }
  }

  func visit(_ node: DeclReferenceExprSyntax, in file: FileContext) {
    guard !file.openViews.isEmpty else { return }
    file.closeViews(before: node.position)
    guard let last = file.openViews.indices.last, !file.openViews[last].handed.isEmpty else {
      return
    }
    let text = node.baseName.text
    if text.hasPrefix("$") || text.hasPrefix("_") {
      file.markUsed(String(text.dropFirst()))
    } else if file.openViews[last].handed[text] != nil {
      read(text, at: node, in: file)
    }
  }

  private func read(_ name: String, at node: DeclReferenceExprSyntax, in file: FileContext) {
    var value = ExprSyntax(node)
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      // Another object's member of that name is not ours.
      guard access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
      else { return }
      value = ExprSyntax(access)
    }
    guard let member = value.parent?.as(MemberAccessExprSyntax.self),
      member.base?.id == value.id
    else {
      // The initialiser only puts it where the view takes it from.
      return value.isHandedIn(as: name) ? () : file.markUsed(name)
    }
    file.mark(
      member.declName.baseName.plainName, of: name, isRead: !member.isCalledOrWritten,
      at: file.place(of: member))
  }

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard !node.arguments.isEmpty else { return }
    noteItself(in: node, in: file)
    guard !file.openViews.isEmpty else { return }
    file.closeViews(before: node.position)
    guard let view = file.openViews.last, !view.objects.isEmpty,
      let child = ExprSyntax(node).namedType
    else { return }
    for argument in node.arguments {
      guard let label = argument.label, let path = argument.expression.ownPath, path.count == 1,
        view.objects.contains(path[0]), !argument.expression.isLocal(path[0])
      else { continue }
      file.digest.modelPasses.append(
        ModelPass(
          child: child, label: label.plainName, property: path[0], owner: view.name,
          place: file.place(of: argument.expression)))
    }
  }

  func visit(_ node: VariableDeclSyntax, in file: FileContext) {
    guard !file.openViews.isEmpty, !node.isMember else { return }
    for binding in node.bindings { markHidden(by: binding.pattern, in: file) }
  }

  func visit(_ node: ClosureExprSyntax, in file: FileContext) {
    guard !file.openViews.isEmpty, node.signature != nil else { return }
    for name in node.parameterNames { file.markUsed(name) }
  }

  func visit(_ node: FunctionDeclSyntax, in file: FileContext) {
    guard !file.openViews.isEmpty else { return }
    for parameter in node.signature.parameterClause.parameters {
      file.markUsed((parameter.secondName ?? parameter.firstName).plainName)
    }
  }

  func visit(_ node: ForStmtSyntax, in file: FileContext) {
    guard !file.openViews.isEmpty else { return }
    markHidden(by: node.pattern, in: file)
  }

  func visit(_ node: SourceFileSyntax, in file: FileContext) {
    file.closeViews(before: node.endPosition)
  }

  /// A local name hides the property; what is read of it then is not told apart.
  private func markHidden(by pattern: PatternSyntax, in file: FileContext) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier else { return }
    file.markUsed(name.plainName)
  }

  func findings(in project: ProjectIndex) -> [Finding] {
    var handed: [String: [HandedProperty]] = [:]
    for property in project.files.lazy.flatMap(\.handed) {
      handed[property.view + "." + property.name, default: []].append(property)
    }
    guard !handed.isEmpty else { return [] }
    let extended = Set(
      project.files.lazy.flatMap(\.types)
        .filter { $0.kind == .extension && !($0.properties.isEmpty && $0.methods.isEmpty) }
        .map(\.simpleName))
    return project.files.flatMap(\.modelPasses).compactMap { pass in
      let children = project.types(named: pass.child)
      guard children.count == 1, project.isViewStruct(pass.child),
        !extended.contains(children[0].simpleName),
        let properties = handed[children[0].name + "." + pass.label], properties.count == 1,
        let property = properties.first,
        !project.seen(from: pass.place.file).hasOwnViewProtocol
      else { return nil }
      if pass.property == ModelPass.itself {
        return finding(of: pass, to: children[0], as: property, in: project)
      }
      guard !property.isInitialised, !property.isUsedOtherwise, property.reads.count == 1,
        let member = property.reads.first,
        Self.hands(pass, the: property.type, in: project),
        Self.isValue(member, of: property.type, in: project)
      else { return nil }
      return finding(
        at: pass.place,
        """
        `\(children[0].simpleName)` is given the whole `\(pass.property)` and reads only its \
        `\(member)`.
        """,
        related: property.firstRead.map { [RelatedPlace(message: "read here", place: $0)] } ?? [])
    }
  }

  /// Whether what is handed over is an object of the type that the child takes.
  private static func hands(
    _ pass: ModelPass, the type: String, in project: ProjectIndex
  ) -> Bool {
    let owners = project.types(named: pass.owner).filter { $0.name == pass.owner }
    guard owners.count == 1, let property = owners[0].property(pass.property) else {
      return false
    }
    let written =
      property.type
      ?? property.attribute("Environment")?.arguments.map { arguments in
        arguments.hasSuffix(".self") ? String(arguments.dropLast(5)) : ""
      }
    return written == type
      && (project.isObservable(type) || project.isObservableObject(type))
  }

  /// Whether the member is known to be a property, and a value rather than an object or closure.
  private static func isValue(_ member: String, of type: String, in project: ProjectIndex) -> Bool {
    let types = project.types(named: type)
    guard types.count == 1, types[0].kind == .class,
      let property = types[0].property(member), !property.isStatic
    else { return false }
    guard let written = property.type else {
      // `= ""`, `= 1`, `= []` and the like are values, whatever type they have.
      let first = property.initialValue?.first
      return first == "\"" || first == "[" || first?.isNumber == true
    }
    return !written.contains("->") && !project.isClass(written)
  }
}

extension MemberAccessExprSyntax {
  /// Whether the member is a method that is called, or is changed.
  fileprivate var isCalledOrWritten: Bool {
    parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
      || AssignmentReader.writes(Syntax(self))
  }
}
