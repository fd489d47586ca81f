internal import SwiftSyntax

extension ExprSyntax {
  /// Whether it is a name, or names joined by dots.
  var isPath: Bool {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      guard name != "self", let byte = name.utf8.first else { return false }
      if byte < 0x80 { return byte >= 0x61 && byte <= 0x7A || byte == 0x5F }
      return name.unicodeScalars.first?.properties.isLowercase == true
    }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.isPath }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.isPath }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else {
      return false
    }
    return base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" || base.isPath
  }
}

extension SyntaxProtocol {
  /// Whether the node is evaluated while the member around it runs, and not in an action, a task or
  /// another closure that is called later.
  var runsWithBody: Bool {
    for node in ancestors {
      switch node.kind {
      case .closureExpr:
        guard node.as(ClosureExprSyntax.self)?.runsWithBody == true else { return false }
      case .memberBlockItem: return true
      case .functionDecl: if node.parent?.kind != .memberBlockItem { return false }
      default: continue
      }
    }
    return false
  }
}

extension ClosureExprSyntax {
  private static let immediate: Set<String> = [
    "map", "filter", "compactMap", "flatMap", "sorted", "contains", "first", "reduce", "allSatisfy",
    "forEach", "count", "min", "max",
  ]

  /// Whether SwiftUI or a collection calls the closure while a body runs.
  var runsWithBody: Bool {
    let element = parent?.as(MultipleTrailingClosureElementSyntax.self)
    let argument = parent?.as(LabeledExprSyntax.self)
    let label = (element?.label ?? argument?.label)?.text
    let holder = element?.parent?.parent ?? argument?.parent?.parent ?? parent
    guard let call = holder?.as(FunctionCallExprSyntax.self), let name = call.calleeName else {
      return false
    }
    if name == "Button" || name == "Menu" {
      return label == "label" || label == "content" || call.firstLabel == "action" && label == nil
        || name == "Menu" && label == nil
    }
    if let label, !["content", "label", "header", "footer", "sidebar", "detail"].contains(label) {
      return false
    }
    return SwiftUIVocabulary.containers.contains(name)
      || ["NavigationStack", "NavigationView", "NavigationSplitView", "NavigationLink"].contains(
        name)
      || SwiftUIVocabulary.contentModifiers.contains(name)
      || SwiftUIVocabulary.presenters.contains(name) || Self.immediate.contains(name)
  }
}
