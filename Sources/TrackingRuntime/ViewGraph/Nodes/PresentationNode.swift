/// The node of something presented: while it is there, it is what a person reads and uses.
///
/// What is pushed on a stack stands below the view that pushed it, but takes its environment from
/// the stack, and covers the screens before it.
final class PresentationNode: ModifierNode<PresentationModifier> {
  /// The presentation on top of all others; a screen of a tab that is not chosen is on top of none.
  ///
  /// What a column of a split view shows lies on top of that column alone.
  static func top(below root: ViewNode?, withColumns: Bool = false) -> PresentationNode? {
    // A list, not a call within a call: the tree may be as deep as the stack let its bodies go.
    var waiting = root.map { [$0] } ?? []
    var found: PresentationNode?
    while let node = waiting.popLast() {
      if let screen = node as? PresentationNode, !screen.isCovered,
        withColumns || !screen.isInColumn
      {
        found = screen
      }
      let start = waiting.count
      node.forEachChild { waiting.append($0) }
      waiting[start...].reverse()
    }
    return found
  }

  /// The stack that the screen was pushed on; absent for a sheet.
  private weak var stack: NavigationNode?
  /// The environment there.
  private let stackScope: EnvironmentScope?

  override init(_ modifier: PresentationModifier, parent: ViewNode) {
    let found = modifier.isPushed ? NavigationNode.around(parent) : nil
    (stack, stackScope) = (found?.stack, found?.scope)
    super.init(modifier, parent: parent)
    isCovered = stack?.isCovered ?? false
  }

  override var contentScope: EnvironmentScope { stackScope ?? scope }

  // What is presented is no part of the content around it: no row of its list, and nothing that
  // makes something out of nothing.
  override var rowCount: Int { 0 }
  override var hasFixedRowCount: Bool { true }
  override var isInsideRows: Bool { false }
  override func realiseRows(_ window: RowWindow) {}

  override func didMount() { stack?.screensDidChange() }

  override func willDisappear() {
    super.willDisappear()
    stack?.screensDidChange()
  }

  /// Whether a node is that of a sheet or another screen that lies over all others.
  static func isOverEverything(_ node: ViewNode) -> Bool {
    (node as? PresentationNode).map { !$0.modifier.isPushed } ?? false
  }

  /// Whether this is a screen of a stack.
  func isScreen(of stack: NavigationNode) -> Bool { self.stack === stack }

  /// The column of a split view that the screen was put into.
  var column: NavigationNode? { stack?.isColumn == true ? stack : nil }

  /// Whether the screen is shown in a column of a split view, in whatever stack there.
  private var isInColumn: Bool {
    var node: ViewNode? = stack
    while let current = node, !Self.isOverEverything(current) {
      if let column = current as? NavigationNode, column.isColumn { return true }
      node = current.parent
    }
    return false
  }

  /// What is presented over everything is not covered by a screen below it.
  override func cover(_ isCovered: Bool) { super.cover(stack?.covers(self) ?? false) }

  /// Whoever shows what is presented reads it; the view that presents it has it no part of itself.
  override func collectText(into lines: inout [String]) {}

  override func collectControls(into controls: inout [Control]) {}

  func dismiss() { modifier.isPresented.wrappedValue = false }
}
