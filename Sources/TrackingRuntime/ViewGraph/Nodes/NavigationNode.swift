/// The node of a stack: it knows what the screens of values look like, and which one is on top.
final class NavigationNode: BranchNode {
  let destinations = NavigationDestinations()
  /// The pushed screen on top; absent while only the first screen is there.
  private weak var top: PresentationNode?
  private var isAsked = false

  /// The stack around a node, and the environment that its screens get.
  static func around(_ node: ViewNode) -> (stack: NavigationNode, scope: EnvironmentScope)? {
    var node = node
    while let above = node.parent {
      // What is presented over a stack is no part of it.
      if let sheet = node as? PresentationNode, !sheet.modifier.isPushed { return nil }
      if let stack = above as? NavigationNode { return (stack, node.contentScope) }
      node = above
    }
    return nil
  }

  /// Works out, before the actions of this pass, which screen is on top.
  func screensDidChange() {
    guard !isAsked else { return }
    isAsked = true
    graph.enqueueCovering { [self] in
      isAsked = false
      guard !isTornDown else { return }
      top = lastScreen(below: self)
      cover(isCovered)
    }
  }

  private func lastScreen(below node: ViewNode) -> PresentationNode? {
    var found = (node as? PresentationNode).flatMap { $0.isScreen(of: self) ? $0 : nil }
    node.forEachChild { found = lastScreen(below: $0) ?? found }
    return found
  }

  /// Whether something lies on top of a pushed screen.
  func covers(_ screen: PresentationNode) -> Bool { isCovered || top !== screen }

  override func cover(_ isCovered: Bool) {
    self.isCovered = isCovered
    child?.cover(isCovered || top != nil)
  }
}
