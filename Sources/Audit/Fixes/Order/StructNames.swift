internal import SwiftSyntax

/// The names of the structs of a file, in the order in which a walk meets them.
final class StructNames: SyntaxVisitor {
  private(set) var names: [TokenSyntax] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name)
    return .visitChildren
  }
}
