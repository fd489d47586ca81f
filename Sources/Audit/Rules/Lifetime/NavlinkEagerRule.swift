internal import SwiftSyntax

/// A model that is made in the destination of a `NavigationLink`.
struct NavlinkEagerRule: Rule {
  static let description = RuleDescription(
    "navlink-eager", .lifetime, .warning,
    message: "A model is made in the destination of a `NavigationLink`.",
    why: """
      The destination is evaluated whenever the link is, once for each row, whether or not anybody \
      goes there.
      """,
    remedy: "Use `NavigationLink(value:)` with `.navigationDestination(for:)`, and make it there.",
    link: "https://developer.apple.com/documentation/swiftui/navigationlink")

  static let calls: Set<String>? = ["NavigationLink"]

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard node.calledExpression.isNamed("NavigationLink"),
      let destination = Self.destination(of: node)
    else { return }
    var pending = [destination]
    while let inner = pending.popLast() {
      // What a closure inside makes, it makes later.
      if inner.is(ClosureExprSyntax.self) { continue }
      if let call = inner.as(FunctionCallExprSyntax.self) {
        if call.calleeName == "StateObject" { continue }
        if let name = ExprSyntax(call).namedType { propose(name, at: call, in: file) }
      }
      pending += inner.children(viewMode: .sourceAccurate)
    }
  }

  private func propose(_ name: String, at call: FunctionCallExprSyntax, in file: FileContext) {
    let found = finding(
      at: file.place(of: call), "A `\(name)` is made in the destination of a `NavigationLink`.")
    file.propose(found) { project in
      let types = project.types(named: name)
      guard !types.isEmpty, types.allSatisfy({ $0.kind == .class }),
        !project.hides("NavigationLink"),
        project.isObservable(name) || project.isObservableObject(name)
      else { return nil }
      return found
    }
  }

  /// What the link leads to: the argument of that name, or the closure that builds it.
  private static func destination(of link: FunctionCallExprSyntax) -> Syntax? {
    if let argument = link.arguments.first(where: { $0.label?.text == "destination" }) {
      if let closure = argument.expression.as(ClosureExprSyntax.self) {
        return Syntax(closure.statements)
      }
      return Syntax(argument.expression)
    }
    guard !link.arguments.contains(where: { $0.label?.text == "value" }) else { return nil }
    return link.trailingClosure.map { Syntax($0.statements) }
  }
}
