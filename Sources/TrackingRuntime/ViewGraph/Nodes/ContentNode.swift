/// The node of a primitive view around one other view; updated in place.
final class ContentNode<Container: ContentView>: SingleChildNode {
  var view: Container

  init(_ view: Container, parent: ViewNode) {
    self.view = view
    super.init(parent: parent)
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

  override func collectNames(into names: inout [String]) {
    if let name = view.spokenName { names.append(name) } else { super.collectNames(into: &names) }
  }

  override var rowCount: Int {
    switch Container.rows {
    case .one: 1
    case .content: super.rowCount
    }
  }

  override var hasFixedRowCount: Bool { Container.rows == .one }

  override var isInsideRows: Bool { Container.rows == .content && super.isInsideRows }

  override func realiseRows(_ window: RowWindow) {
    if Container.rows == .content { super.realiseRows(window) }
  }
}
