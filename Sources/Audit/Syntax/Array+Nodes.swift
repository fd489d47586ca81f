internal import SwiftSyntax

extension [Syntax] {
  /// Appends the children of a node; tokens, which are half of all, have nothing below them.
  mutating func append(below node: some SyntaxProtocol) {
    for child in node.children(viewMode: .sourceAccurate) where child.kind != .token {
      append(child)
    }
  }
}
