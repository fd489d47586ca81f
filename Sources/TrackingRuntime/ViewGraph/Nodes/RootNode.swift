/// The node above the mounted view: it owns the root environment.
final class RootNode: ViewNode {
  private var child: ViewNode?

  init(graph: ViewGraph) {
    super.init(graph: graph, scope: EnvironmentScope())
  }

  func mount<Root: View>(_ view: Root) {
    child = Root._makeNode(view, parent: self)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  override func willDisappear() { child = nil }
}
