/// A body's dependency on a binding: when the place is written, the value read is compared.
@MainActor
class LocationReader {
  unowned let node: BodyNode
  let cause: UpdateCause
  /// The number of the node's body run that read here last.
  var lastRun = 0
  /// Whether the place was written and the node has not compared yet.
  var isAsked = false

  init(node: BodyNode, cause: UpdateCause) {
    self.node = node
    self.cause = cause
  }

  /// Whether the place reads differently now, and nobody has been asked to compare yet.
  var isStale: Bool { false }

  /// Whether the place reads differently now than in the last body.
  func hasChanged() -> Bool { false }

  /// Ends the dependency.
  func detach() {}
}
