/// The node of a stack, or of a column of a split view: it knows what the screens of values look
/// like, and which one is on top.
final class NavigationNode: BranchNode {
  let destinations: NavigationDestinations
  /// Whether this is a column of a split view, which shows what links of the column before lead to.
  let isColumn: Bool
  /// What links and destinations below see of this.
  private(set) lazy var inside = NavigationScope(
    path: firstPath, destinations: destinations, node: self)
  private let firstPath: Binding<[AnyHashable]>
  /// The pushed screen on top; absent while only the first screen is there.
  private weak var top: PresentationNode?
  private var isAsked = false

  init(path: Binding<[AnyHashable]>, isColumn: Bool, parent: ViewNode) {
    firstPath = path
    self.isColumn = isColumn
    if isColumn {
      // What one column says of a type holds in all of them.
      destinations = Self.columns(in: parent).first?.destinations ?? NavigationDestinations()
    } else {
      let outer = parent.contentScope.values.navigationScope
      destinations = NavigationDestinations(
        outer: outer?.isColumn == true ? outer?.destinations : nil)
    }
    super.init(parent: parent)
  }

  /// The stack around a node, and the environment that its screens get.
  ///
  /// In a column of a split view it is the next column that shows the screen.
  static func around(_ node: ViewNode) -> (stack: NavigationNode, scope: EnvironmentScope)? {
    var node = node
    var isOfPath = false
    while let above = node.parent {
      if let screen = node as? PresentationNode {
        // What is presented over a stack is no part of it.
        guard screen.modifier.isPushed else { return nil }
        if let place = screen.column?.placeOfScreens { return place }
      }
      if node is ViewBodyNode<PushedScreens> { isOfPath = true }
      if let stack = above as? NavigationNode {
        return (isOfPath ? nil : stack.placeOfScreens) ?? (stack, node.contentScope)
      }
      node = above
    }
    return nil
  }

  /// The column that shows the screens of links in this one, and the environment that they get.
  private var placeOfScreens: (stack: NavigationNode, scope: EnvironmentScope)? {
    guard isColumn else { return nil }
    let place = nextColumn ?? self
    return place.child.map { (place, $0.contentScope) }
  }

  // MARK: Columns

  /// The columns that exist of the split view whose column stands in the view `body` of a row.
  private static func columns(in body: ViewNode) -> [NavigationNode] {
    var columns: [NavigationNode] = []
    body.parent?.forEachChild { place in
      if let column = place.firstChild as? NavigationNode, column.isColumn {
        columns.append(column)
      }
    }
    return columns
  }

  private var columns: [NavigationNode] { isColumn ? parent.map(Self.columns(in:)) ?? [] : [] }

  private var nextColumn: NavigationNode? {
    let columns = columns
    guard let place = columns.firstIndex(where: { $0 === self }) else { return nil }
    return columns.indices.contains(place + 1) ? columns[place + 1] : nil
  }

  /// The stack in the next column, or that column itself.
  var nextStack: NavigationNode? { nextColumn.map { Self.stack(in: $0.child) ?? $0 } }

  private static func stack(in node: ViewNode?) -> NavigationNode? {
    guard let node, !(node is PresentationNode) else { return nil }
    if let stack = node as? NavigationNode { return stack }
    var found: NavigationNode?
    node.forEachChild { if found == nil { found = Self.stack(in: $0) } }
    return found
  }

  /// Puts the screen of a value on top, or makes it what the next column shows.
  func show(_ value: AnyHashable) {
    guard let nextStack else { return inside.path.wrappedValue.append(value) }
    makeRoom()
    nextStack.inside.path.wrappedValue = [value]
  }

  /// Takes away the screens that a column puts into the next one.
  func makeRoom() {
    guard let nextColumn else { return }
    for screen in nextColumn.screens { screen.dismiss() }
  }

  // MARK: Screens

  /// Works out, before the actions of this pass, which screen is on top.
  func screensDidChange() {
    guard !isAsked else { return }
    isAsked = true
    graph.enqueueCovering { [self] in
      isAsked = false
      guard !isTornDown else { return }
      top = screens.last
      cover(isCovered)
    }
  }

  /// The pushed screens in their order; those of a column may stand in the column before.
  private var screens: [PresentationNode] {
    var found: [PresentationNode] = []
    collectScreens(below: isColumn ? parent?.parent ?? self : self, into: &found)
    return found
  }

  private func collectScreens(below node: ViewNode, into found: inout [PresentationNode]) {
    if let screen = node as? PresentationNode, screen.isScreen(of: self) { found.append(screen) }
    node.forEachChild { collectScreens(below: $0, into: &found) }
  }

  /// Whether something lies on top of a pushed screen.
  func covers(_ screen: PresentationNode) -> Bool { isCovered || top !== screen }

  override func cover(_ isCovered: Bool) {
    self.isCovered = isCovered
    child?.cover(isCovered || top != nil)
    if isColumn { for screen in screens { screen.cover(isCovered) } }
  }

  /// What a person reads is the screen on top.
  override func collectText(into lines: inout [String]) {
    (top?.child ?? child)?.collectText(into: &lines)
  }

  override func collectControls(into controls: inout [Control]) {
    (top?.child ?? child)?.collectControls(into: &controls)
  }
}
