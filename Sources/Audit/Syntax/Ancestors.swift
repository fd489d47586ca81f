internal import SwiftSyntax

/// The nodes around a node, from the inside out.
struct Ancestors: Sequence, IteratorProtocol {
  private var node: Syntax

  init(of node: Syntax) {
    self.node = node
  }

  mutating func next() -> Syntax? {
    guard let parent = node.parent else { return nil }
    node = parent
    return parent
  }
}
