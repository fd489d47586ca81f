/// The node of a `ScrollViewReader`: its proxy scrolls what is below.
final class ScrollReaderNode: BranchNode {
  let proxy = ScrollViewProxy(place: .init())

  override init(parent: ViewNode) {
    super.init(parent: parent)
    proxy.place.node = self
  }

  override var treeLabel: String? { "ScrollViewReader" }
}
