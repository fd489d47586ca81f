internal import SwiftSyntax

/// `Child(parent: self)`: the child is given the whole view, with all of its state.
extension ParentStateRule {
  /// Notes where a call is given `self` by a label.
  func noteItself(in node: FunctionCallExprSyntax, in file: FileContext) {
    for argument in node.arguments {
      guard let label = argument.label, argument.expression.isItself,
        let child = ExprSyntax(node).namedType, let group = node.enclosingType
      else { continue }
      file.digest.modelPasses.append(
        ModelPass(
          child: child, label: label.plainName, property: ModelPass.itself,
          owner: Syntax(group).qualifiedName(endingIn: group.declaredName),
          place: file.place(of: argument.expression)))
    }
  }

  /// The finding where the child takes the view and uses nothing of it but what it declares.
  ///
  /// A child that shows the view, be it by a modifier, is a frame around it and needs it whole.
  func finding(
    of pass: ModelPass, to child: TypeFacts, as property: HandedProperty, in project: ProjectIndex
  ) -> Finding? {
    let owners = project.types(named: pass.owner).filter { $0.name == pass.owner }
    let used = property.reads.union(property.others)
    guard owners.count == 1, project.isViewStruct(owners[0].name),
      project.types(named: property.type).map(\.name) == [owners[0].name],
      used.allSatisfy({ Self.declares($0, in: owners[0]) })
    else { return nil }
    let names = used.sorted().map { "`\($0)`" }
    let listed =
      names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
    return finding(
      at: pass.place,
      """
      `\(child.simpleName)` is given the whole `\(owners[0].simpleName)` and uses only its \(listed).
      """,
      remedy: "Pass what it uses: the values, a binding to what it writes, a closure it calls.",
      related: property.firstRead.map { [RelatedPlace(message: "used here", place: $0)] } ?? [])
  }

  private static func declares(_ member: String, in owner: TypeFacts) -> Bool {
    let name = member.hasPrefix("$") ? String(member.dropFirst()) : member
    return name != "body" && (owner.property(name) != nil || owner.methods.contains(name))
  }
}

extension ExprSyntax {
  /// Whether the expression is `self`.
  fileprivate var isItself: Bool {
    self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }
}
