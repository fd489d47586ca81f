/// A primitive view around one other view, such as `VStack` or `Button`.
protocol ContentView: PrimitiveView {
  associatedtype Content: View
  /// The view inside.
  var content: Content { get }
  /// The name in the tree and in identities; `nil` leaves the view out of both.
  static var containerName: String? { get }
  /// How many rows of a list the view is.
  static var rows: RowCounting { get }
  /// What the view tree says.
  var treeLabel: String? { get }
  /// What assistive technology calls the view where its words are not shown.
  var spokenName: String? { get }
  /// Appends what a person would read.
  func collectText(of child: ViewNode, into lines: inout [String])
  /// Appends what a person could use.
  func collectControls(of child: ViewNode, into controls: inout [Control])
}

extension ContentView {
  static var rows: RowCounting { .one }
  var treeLabel: String? { Self.containerName }

  var spokenName: String? { nil }

  func collectText(of child: ViewNode, into lines: inout [String]) {
    child.collectText(into: &lines)
  }

  func collectControls(of child: ViewNode, into controls: inout [Control]) {
    child.collectControls(into: &controls)
  }

  /// Makes the node of a new place.
  public static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
    let node = ContentNode(view, parent: parent)
    node.child = Content._makeNode(view.content, parent: node)
    return node
  }

  /// Hands a newer value to the node.
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    // The node was made by this type's `_makeNode`.
    let node = unsafeDowncast(node, to: ContentNode<Self>.self)
    node.view = view
    if let child = node.child { Content._updateNode(child, view.content) }
  }
}
