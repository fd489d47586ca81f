internal import SwiftSyntax

extension Rule {
  /// Reports a property wrapper of the `ObservableObject` world, unless the project declares a
  /// wrapper of its own by that name.
  func report(wrapper name: String, at node: AttributeSyntax, in file: FileContext) {
    guard node.simpleName == name else { return }
    let variable = node.ancestors.first { $0.is(VariableDeclSyntax.self) }?
      .as(VariableDeclSyntax.self)
    let property = variable?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    let found = finding(
      at: file.place(of: node),
      property.map { "`@\(name) var \($0.identifier.text)` is left from ObservableObject." })
    file.propose(found) { $0.declaresWrapper(name) ? nil : found }
  }
}
