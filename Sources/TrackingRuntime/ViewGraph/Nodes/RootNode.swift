/// The node above the mounted view: it owns the root environment.
final class RootNode: SingleChildNode {
  init(graph: ViewGraph) {
    super.init(graph: graph, scope: EnvironmentScope())
  }

  func mount<Root: View>(_ view: Root) {
    child = Root._makeNode(view, parent: self)
  }
}
