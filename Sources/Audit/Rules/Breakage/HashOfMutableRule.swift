internal import SwiftSyntax

/// A `hash(into:)` of an `@Observable` class that hashes what can change.
struct HashOfMutableRule: Rule {
  static let description = RuleDescription(
    "hash-of-mutable", .breakage, .warning,
    message: "The hash of an `@Observable` class changes with its state.",
    why: "An object that changes while it is in a set, a dictionary or a navigation path is not "
      + "found there any more.",
    remedy: "Hash `ObjectIdentifier(self)` and compare with `===`, or use an `id` that is a `let`.",
    link: "https://developer.apple.com/documentation/swift/hashable", needsObservation: true)

  func visit(_ node: FunctionDeclSyntax, in file: FileContext) {
    guard node.name.text == "hash", let body = node.body,
      node.signature.parameterClause.parameters.first?.firstName.text == "into",
      let group = node.enclosingType,
      group.is(ClassDeclSyntax.self) || group.is(ExtensionDeclSyntax.self)
    else { return }
    let type = Syntax(group).qualifiedName(endingIn: group.declaredName)
    for statement in body.statements {
      guard let call = statement.item.as(FunctionCallExprSyntax.self),
        call.calleeName == "combine", let argument = call.arguments.first?.expression,
        let name = argument.ownProperty
      else { continue }
      let found = finding(
        at: file.place(of: argument),
        "The hash of `\(group.declaredName)` depends on `\(name)`, which can change.")
      file.propose(found) { project in
        let types = project.types(named: type)
        guard types.count == 1, types[0].kind == .class, types[0].has(attribute: "Observable"),
          let property = types[0].property(name), !property.isConstant, !property.isComputed,
          // An `id` that nobody sets is a constant that was not declared as one.
          name != "id" || project.isWritten(name, in: types[0])
        else { return nil }
        return found
      }
    }
  }
}
