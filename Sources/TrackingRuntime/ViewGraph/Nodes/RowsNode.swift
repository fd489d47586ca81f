/// The node of a container that realises only the rows in view, plus one row of buffer [C20].
///
/// The content is made first, without rows; after each change of structure below, and after
/// scrolling, the window of rows is worked out again and handed down.
final class RowsNode: ViewNode {
  private(set) var content: ViewNode?
  private var firstRow = 0
  private let name: String
  /// How many rows stand side by side.
  var columns = 1

  /// What rows and links below know of the selection.
  private var selection: ListSelection?
  private var inner: EnvironmentScope?

  /// What selecting a row does; whether anything does is settled by the first value.
  var choice: RowChoice? {
    didSet {
      guard let choice else { return }
      if let selection {
        selection.choice = choice
      } else if content == nil {
        let made = ListSelection(choice, scope: scope)
        selection = made
        inner = EnvironmentScope(in: scope) { $0.listSelection = made }
      }
    }
  }

  init(name: String, parent: ViewNode) {
    self.name = name
    super.init(parent: parent)
  }

  override var isInsideRows: Bool { true }
  override var hasFixedRowCount: Bool { true }
  override var contentScope: EnvironmentScope { inner ?? scope }

  func setContent(_ content: ViewNode) {
    self.content = content
    realise()
  }

  /// Brings a row to the top of the window, as far as there are rows below it.
  func scroll(to row: Int) {
    firstRow = row
    graph.mark(self, .selfValue)
  }

  /// How many rows there are, in view or not.
  var totalRows: Int { content?.rowCount ?? 0 }

  override func updateFromPass() {
    pendingCause = .none
    realise()
  }

  private func realise() {
    let count = totalRows
    let visible = graph.visibleRows * max(1, columns)
    firstRow = max(0, min(firstRow, count - visible))
    let end = min(count, firstRow + visible)
    content?.realiseRows(
      RowWindow(realised: firstRow..<min(count, end + 1), visible: firstRow..<end))
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }

  /// A row of a list with a selection can be tapped too, under whatever is written on it.
  override func collectControls(into controls: inout [Control]) {
    super.collectControls(into: &controls)
    guard let selection else { return }
    var rows: [PickerOption] = []
    content?.collectOptions(into: &rows)
    controls += rows.map(selection.control(of:))
  }

  override var treeLabel: String? { name }
  override var identityComponent: ViewIdentity.Component? { .name(name) }

  override func willDisappear() {
    content = nil
    inner?.close()
  }
}
