/// The node of a `ForEach`: one row an element, matched by id, in a list only those in view.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  typealias Row = ForEachRowNode<Data.Element, ID, Content>

  private var view: ForEach<Data, ID, Content>
  private var ids: [ID] = []
  private var rows: [Row] = []
  private let content: ForEachContent<Data.Element, Content>
  /// The offsets of the rows that stand in `rows`; absent when the ids have changed since.
  private var placed: Range<Int>?
  /// The rows to realise; all of them outside of a list.
  private var window: RowWindow?
  private let initialCount: Int

  init(_ view: ForEach<Data, ID, Content>, parent: ViewNode) {
    self.view = view
    initialCount = view.data.count
    content = ForEachContent(view.content, body: parent.enclosingBody)
    super.init(parent: parent)
    window = parent.isInsideRows ? RowWindow(realised: 0..<0, visible: 0..<0) : nil
    takeIDs()
    place(updatingKept: true)
  }

  func replace(with newer: ForEach<Data, ID, Content>) {
    view = newer
    content.make = newer.content
    takeIDs()
    if view.isConstantRange && ids.count != initialCount {
      let type = TypeName.full(of: ForEach<Data, ID, Content>.self)
      RuntimeWarningLog.shared.report(
        """
        \(type) count (\(ids.count)) != its initial count (\(initialCount)). \
        `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to \
        `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!
        """)
    }
    place(updatingKept: true)
  }

  /// Works the ids out; a row whose id occurred before is shown but told of [C19].
  private func takeIDs() {
    let newer = view.data.map(view.id)
    guard newer != ids else { return }
    ids = newer
    placed = nil
    graph.structureDidChange(at: self)
    var seen = Set<ID>(minimumCapacity: ids.count)
    for id in ids where !seen.insert(id).inserted {
      let type = TypeName.full(of: ForEach<Data, ID, Content>.self)
      RuntimeWarningLog.shared.report(
        """
        \(type): the ID \(id) occurs multiple times within the collection, this will give \
        undefined results!
        """)
    }
  }

  private var realised: Range<Int> { window?.realised.clamped(to: 0..<ids.count) ?? 0..<ids.count }

  /// Brings the rows into step with the elements: kept by id, made, moved or torn down.
  ///
  /// Rows that are kept run their content closure only for newer elements, not for a new window.
  private func place(updatingKept: Bool) {
    let range = realised
    if placed == range {
      if updatingKept { updateRows(of: range) }
      return
    }
    placed = range
    var known: [ID: Row] = [:]
    for row in rows where known[row.id] == nil { known[row.id] = row }
    var newRows: [Row] = []
    newRows.reserveCapacity(range.count)
    var kept = Set<ObjectIdentifier>()
    for offset in range {
      let id = ids[offset]
      if let row = known.removeValue(forKey: id) {
        kept.insert(ObjectIdentifier(row))
        if updatingKept { row.update(element(offset)) }
        newRows.append(row)
      } else {
        positionOfNewChild = .id(AnyHashable(id))
        newRows.append(Row(id: id, element(offset), content, parent: self))
        positionOfNewChild = nil
      }
    }
    for row in rows where !kept.contains(ObjectIdentifier(row)) { row.tearDown() }
    rows = newRows
  }

  private func updateRows(of range: Range<Int>) {
    let data = view.data
    var index = data.index(data.startIndex, offsetBy: range.lowerBound)
    for row in rows {
      row.update(data[index])
      data.formIndex(after: &index)
    }
  }

  private func element(_ offset: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { rows.forEach(visit) }
  override var rowCount: Int { ids.count }

  /// The rows that a person sees: the buffer is not among them.
  private var visibleRows: ArraySlice<Row> {
    guard let window else { return rows[...] }
    let start = window.realised.lowerBound
    let visible = window.visible.clamped(to: start..<start + rows.count)
    return rows[visible.lowerBound - start..<visible.upperBound - start]
  }

  override func collectRows(into rows: inout [(offset: Int, text: String)]) {
    let visible = visibleRows
    for (index, row) in zip(visible.indices, visible) {
      rows.append((index + (window?.realised.lowerBound ?? 0), row.joinedText))
    }
  }

  override func rowNumber(of id: AnyHashable) -> Int? {
    (id.base as? ID).flatMap { ids.firstIndex(of: $0) }
  }

  override func collectText(into lines: inout [String]) {
    for row in visibleRows { row.collectText(into: &lines) }
  }

  override func collectControls(into controls: inout [Control]) {
    for row in visibleRows { row.collectControls(into: &controls) }
  }

  /// Differs from SwiftUI: an element counts as one row, however many views its content makes.
  override func realiseRows(_ window: RowWindow) {
    guard self.window != window else { return }
    self.window = window
    place(updatingKept: false)
  }

  override func willDisappear() { rows.removeAll() }
}
