import Foundation

/// The node of a view that a learner wrote: one value, its storage, and the view of its body.
final class ViewBodyNode<Content: View>: BodyNode {
  private var view: Content

  init(_ view: Content, parent: ViewNode) {
    self.view = view
    super.init(parent: parent, layout: ViewLayout.of(Content.self))
    withUnsafePointer(to: &self.view) { makeSlots(base: $0) }
    if hasRoom() { evaluate() }
  }

  /// Takes a newer value; runs the body if the value or a property is different [C02–C05].
  func replace(with newer: Content) {
    if graph.takeForcedUpdate() || !isEqual(newer) {
      pendingCause.insert(.selfValue)
      view = newer
      dropReaders()
    } else {
      visitReaders()
    }
    if !pendingCause.isEmpty { evaluate() }
  }

  private func isEqual(_ newer: Content) -> Bool {
    guard graph.skipsEqualValues else { return false }
    let (layout, plain) = (layout, layout.plain)
    return withUnsafePointer(to: &view) { old in
      withUnsafePointer(to: newer) { newer in
        guard let plain else {
          return layout.comparison.areEqual(old, newer, closures: graph.closures)
        }
        let (old, newer) = (UnsafeRawPointer(old), UnsafeRawPointer(newer))
        return memcmp(old + plain.offset, newer + plain.offset, plain.size) == 0
      }
    }
  }

  override func evaluate() {
    guard hasItsObjects() else { return }
    let body = run { slots.isEmpty ? view.body : installed().body }
    if let child {
      Content.Body._updateNode(child, body)
    } else {
      child = Content.Body._makeNode(body, parent: self)
    }
  }

  /// A copy of the view whose wrappers are connected to this node's storage.
  private func installed() -> Content {
    var copy = view
    withUnsafeMutablePointer(to: &copy) { install(base: $0) }
    return copy
  }
}
