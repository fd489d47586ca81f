/// A body's dependency on a binding: when the place is written, the value read is compared.
@MainActor
class LocationReader {
  unowned let node: BodyNode
  let cause: UpdateCause

  init(node: BodyNode, cause: UpdateCause) {
    self.node = node
    self.cause = cause
  }

  /// Whether the place reads differently now than in the last body.
  func hasChanged() -> Bool { false }

  /// Ends the dependency.
  func detach() {}
}
