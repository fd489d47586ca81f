/// The node of a primitive view around one other view; updated in place.
final class ContentNode<Container: ContentView>: ViewNode {
  var view: Container
  var child: ViewNode?

  init(_ view: Container, parent: ViewNode) {
    self.view = view
    super.init(parent: parent)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  override var treeLabel: String? { view.treeLabel }
  override var identityComponent: ViewIdentity.Component? {
    Container.containerName.map { .name($0) }
  }

  override func collectText(into lines: inout [String]) {
    if let child { view.collectText(of: child, into: &lines) }
  }

  override func collectControls(into controls: inout [Control]) {
    if let child { view.collectControls(of: child, into: &controls) }
  }

  override var rowCount: Int { Container.isTransparent ? child?.rowCount ?? 0 : 1 }

  override func realiseRows(_ window: Range<Int>) {
    if Container.isTransparent { child?.realiseRows(window) }
  }

  override func willDisappear() { child = nil }
}
