/// The node of a block of views: one child each, in place for ever.
final class TupleNode: ViewNode {
  private let layout: TupleLayout
  private var children: [ViewNode] = []

  init(layout: TupleLayout, parent: ViewNode) {
    self.layout = layout
    super.init(parent: parent)
  }

  func makeChildren(base: UnsafeRawPointer) {
    children.reserveCapacity(layout.elements.count)
    for (index, element) in layout.elements.enumerated() {
      children.append(make(element.type, at: base + element.offset, index: index))
    }
  }

  func updateChildren(base: UnsafeRawPointer) {
    // Filled by `makeChildren`, so the two run in step; empty once torn down.
    for (child, element) in zip(children, layout.elements) {
      update(element.type, child, at: base + element.offset)
    }
  }

  private func make<Content: View>(
    _: Content.Type, at place: UnsafeRawPointer, index: Int
  ) -> ViewNode {
    positionOfNewChild = .index(index)
    defer { positionOfNewChild = nil }
    return Content._makeNode(place.assumingMemoryBound(to: Content.self).pointee, parent: self)
  }

  private func update<Content: View>(
    _: Content.Type, _ node: ViewNode, at place: UnsafeRawPointer
  ) {
    Content._updateNode(node, place.assumingMemoryBound(to: Content.self).pointee)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { children.forEach(visit) }

  override var rowCount: Int { children.reduce(0) { $0 + $1.rowCount } }

  override func realiseRows(_ window: RowWindow) {
    var first = 0
    for child in children {
      let count = child.rowCount
      child.realiseRows(window.within(first: first, count: count))
      first += count
    }
  }

  override func willDisappear() { children.removeAll() }
}
