/// One place in the tree of views, and the only thing that lives as long as that place does.
///
/// A view value is a description that is thrown away; its node stays. A node is made by
/// `View._makeNode(_:parent:)` when a place appears, is handed each newer value of the view by
/// `View._updateNode(_:_:)`, and is torn down when the place disappears. Nobody but its parent (a
/// newer value) and the graph (a pass) updates a node.
@MainActor
public class ViewNode {
  /// The graph that runs this node's passes; the circle ends with the graph's `tearDown()`.
  final let graph: ViewGraph
  /// The node above; absent at the root.
  final unowned let parent: ViewNode?
  /// The distance from the root: a pass goes from small to large, parents before children.
  final let depth: Int
  /// The order of creation; breaks ties within a depth, so that a pass is deterministic.
  final let serial: Int
  /// The environment that holds here.
  final let scope: EnvironmentScope
  /// The place among its siblings, where a container gives one.
  final let position: ViewIdentity.Component?
  /// The place for the child that is being made; set by containers.
  final var positionOfNewChild: ViewIdentity.Component?
  /// Why this node has to be updated in the next pass; empty when it has not.
  final var pendingCause = UpdateCause.none
  /// Whether the node waits in the graph's queue.
  final var isQueued = false
  /// Whether the place has disappeared.
  final private(set) var isTornDown = false
  /// Whether another screen of a stack lies on top: what is here is kept but has disappeared.
  final var isCovered = false
  /// Whether the row around this node is out of view: it keeps its state and runs nothing.
  final private(set) var isParked = false
  private var knownIdentity: ViewIdentity?
  private var knownContentIdentity: ViewIdentity?

  init(parent: ViewNode) {
    self.graph = parent.graph
    self.parent = parent
    self.depth = parent.depth + 1
    self.scope = parent.contentScope
    self.position = parent.positionOfNewChild
    self.serial = parent.graph.takeSerial()
    self.isCovered = parent.isCovered
  }

  /// Makes the root.
  init(graph: ViewGraph, scope: EnvironmentScope) {
    self.graph = graph
    self.parent = nil
    self.depth = 0
    self.position = nil
    self.scope = scope
    self.serial = graph.takeSerial()
  }

  /// The environment for the nodes below.
  var contentScope: EnvironmentScope { scope }

  /// Calls `visit` with each child, top to bottom.
  func forEachChild(_ visit: (ViewNode) -> Void) {}

  /// Does what `pendingCause` asks for; called by the graph's pass.
  func updateFromPass() { pendingCause = .none }

  /// Adds the causes of bindings that were written and read differently now.
  func answerReaders() {}

  /// What a line of the view tree says about this node; `nil` leaves the node out of it.
  var treeLabel: String? { nil }

  /// What this node adds to the identity of the nodes below it.
  var identityComponent: ViewIdentity.Component? { nil }

  /// Appends what a person would read here.
  func collectText(into lines: inout [String]) {
    forEachChild { $0.collectText(into: &lines) }
  }

  /// Appends the controls that a person could use here.
  func collectControls(into controls: inout [Control]) {
    forEachChild { $0.collectControls(into: &controls) }
  }

  /// Appends what assistive technology calls what is shown here without words.
  func collectNames(into names: inout [String]) {
    forEachChild { $0.collectNames(into: &names) }
  }

  /// Appends what a picker around here could choose.
  func collectOptions(into options: inout [PickerOption]) {
    forEachChild { $0.collectOptions(into: &options) }
  }

  /// Appends the visible rows of a `ForEach` here: their place and what a person reads.
  func collectRows(into rows: inout [(offset: Int, text: String)]) {
    forEachChild { $0.collectRows(into: &rows) }
  }

  /// The number of the row of a `ForEach` with an id, counted within this node.
  func rowNumber(of id: AnyHashable) -> Int? {
    var first = 0
    var found: Int?
    forEachChild { child in
      guard found == nil else { return }
      found = child.rowNumber(of: id).map { $0 + first }
      first += child.rowCount
    }
    return found
  }

  /// This node as the node of a body, if it is one.
  var asBodyNode: BodyNode? { nil }

  /// The nearest body at or above this node.
  final var enclosingBody: BodyNode? {
    var node: ViewNode? = self
    while let current = node {
      if let body = current.asBodyNode { return body }
      node = current.parent
    }
    return nil
  }

  /// The name of the nearest view at or above this node that a learner wrote.
  final var ownerName: String {
    var body = enclosingBody
    while let current = body, !current.layout.isCounted { body = current.parent?.enclosingBody }
    return body?.layout.name ?? "the mounted view"
  }

  /// Whether rows below wait until a list asks for them.
  var isInsideRows: Bool { parent?.isInsideRows ?? false }

  /// How many rows the content is in a container that shows rows.
  var rowCount: Int { 1 }

  /// Whether `rowCount` is the same whatever becomes of the nodes below.
  var hasFixedRowCount: Bool { false }

  /// Called when views have come or gone below, as far as they count in `rowCount`.
  func structureBelowDidChange() {}

  /// Realises the rows of `window`, counted within this node, and lets go of the others.
  func realiseRows(_ window: RowWindow) {}

  /// Takes over, here and below, whether another screen lies on top.
  func cover(_ isCovered: Bool) {
    if self.isCovered != isCovered {
      self.isCovered = isCovered
      coverDidChange()
    }
    forEachChild { $0.cover(isCovered) }
  }

  /// Called when another screen has come on top, or gone from there.
  func coverDidChange() {}

  /// Lets go of everything held for this place, children first.
  final func tearDown() {
    guard !isTornDown else { return }
    forEachChild { $0.tearDown() }
    isTornDown = true
    pendingCause = .none
    willDisappear()
  }

  /// Has the row that this node belongs to leave the view, children first.
  final func park() {
    guard !isParked else { return }
    forEachChild { $0.park() }
    isParked = true
    didPark()
  }

  /// Has the row come back into view; what was marked meanwhile is updated in the next pass.
  final func unpark() {
    guard isParked else { return }
    isParked = false
    graph.resume(self)
    didUnpark()
    forEachChild { $0.unpark() }
  }

  /// Does what happens when a view leaves the view without being removed.
  func didPark() {}

  /// Does what happens when a view comes back into view.
  func didUnpark() {}

  /// Whether a binding that was read here was written and has not been compared yet.
  var hasAskedReaders: Bool { false }

  /// Cancels, unsubscribes and queues disappearance actions; children have done so already.
  func willDisappear() {}

  /// Where the view stands; absent at the root. Made when first asked for.
  final var identity: ViewIdentity? {
    guard let position else { return parent?.contentIdentity }
    if let knownIdentity { return knownIdentity }
    let made = ViewIdentity(position, in: parent?.contentIdentity)
    knownIdentity = made
    return made
  }

  /// The identity under which the children stand.
  final var contentIdentity: ViewIdentity? {
    guard let identityComponent else { return identity }
    if let knownContentIdentity { return knownContentIdentity }
    let made = ViewIdentity(identityComponent, in: identity)
    knownContentIdentity = made
    return made
  }
}
