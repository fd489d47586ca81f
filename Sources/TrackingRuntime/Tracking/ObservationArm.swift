/// One armed observation: from the body run that made it until it fires or is retired.
///
/// The toolchain's `withObservationTracking` hands out nothing to cancel, so what its registrars
/// keep must not keep the node: they keep this object, and a retired arm has let go of its node.
///
/// `@unchecked Sendable`: `node` is only touched by `takeNode()`, under the inbox's lock.
final class ObservationArm: @unchecked Sendable {
  private var node: ViewNode?
  private let inbox: UpdateInbox

  init(node: ViewNode, inbox: UpdateInbox) {
    self.node = node
    self.inbox = inbox
  }

  /// Marks the node; called by the registrar on the thread that writes.
  func fire() { inbox.add(firing: self) }

  /// The node, once; only under the inbox's lock.
  func takeNode() -> ViewNode? {
    let taken = node
    node = nil
    return taken
  }
}
