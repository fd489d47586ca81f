/// The node of a primitive view without views inside; updated in place.
final class LeafNode<Content: LeafView>: ViewNode {
  var view: Content

  init(_ view: Content, parent: ViewNode) {
    self.view = view
    super.init(parent: parent)
  }

  override var rowCount: Int { Content.isRow ? 1 : 0 }
  override var treeLabel: String? { view.treeLabel }

  override func collectText(into lines: inout [String]) {
    if let text = view.screenText { lines.append(text) }
  }

  override func collectControls(into controls: inout [Control]) {
    if let control = view.control(in: self) { controls.append(control) }
  }
}
