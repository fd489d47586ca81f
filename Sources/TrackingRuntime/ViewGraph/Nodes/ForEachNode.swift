/// The node of a `ForEach`: one row an element, matched by id, in a list only those in view.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  typealias Row = ForEachRowNode<Data.Element, ID, Content>

  private var view: ForEach<Data, ID, Content>
  private var ids: [ID] = []
  private var rows: [Row] = []
  private let content: ForEachContent<Data.Element, Content>
  /// The offsets of the rows that stand in `rows`; absent when the ids have changed since.
  private var placed: Range<Int>?
  /// Rows that are out of view and whose elements are still there: their state waits [C20].
  private var parked: [ID: Row] = [:]
  /// The rows to realise; all of them outside of a list.
  private var window: RowWindow?
  /// How many rows of a list an element is.
  private let shape: RowShape
  private let initialCount: Int

  init(_ view: ForEach<Data, ID, Content>, parent: ViewNode) {
    self.view = view
    initialCount = view.data.count
    content = ForEachContent(view.content, body: parent.enclosingBody)
    shape = parent.isInsideRows ? RowShape.of(Content.self) : .fixed(1)
    super.init(parent: parent)
    window = parent.isInsideRows ? RowWindow(realised: 0..<0, visible: 0..<0) : nil
    takeIDs()
    place(updatingKept: true)
  }

  func replace(with newer: ForEach<Data, ID, Content>) {
    content.make = newer.content
    if view.isConstantRange {
      // Only the first range is ever read; of the newer view the closure counts [C19].
      warnUnlessConstant(newer.data.count)
    } else {
      view = newer
      takeIDs()
    }
    place(updatingKept: true)
  }

  private func warnUnlessConstant(_ count: Int) {
    guard count != initialCount else { return }
    let type = TypeName.full(of: ForEach<Data, ID, Content>.self)
    RuntimeWarningLog.shared.report(
      """
      \(type) count (\(count)) != its initial count (\(initialCount)). \
      `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to \
      `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!
      """)
  }

  /// Works the ids out; a row whose id occurred before is shown but told of [C19].
  private func takeIDs() {
    let newer = view.data.map(view.id)
    guard newer != ids else { return }
    ids = newer
    placed = nil
    graph.structureDidChange(at: self)
    var seen = Set<ID>(minimumCapacity: ids.count)
    defer { dropParked(except: seen) }
    for id in ids where !seen.insert(id).inserted {
      let type = TypeName.full(of: ForEach<Data, ID, Content>.self)
      RuntimeWarningLog.shared.report(
        """
        \(type): the ID \(id) occurs multiple times within the collection, this will give \
        undefined results!
        """)
    }
  }

  /// Rows that are out of view go with their elements.
  private func dropParked(except kept: Set<ID>) {
    for (id, row) in parked where !kept.contains(id) {
      parked[id] = nil
      row.tearDown()
    }
  }

  private var realised: Range<Int> {
    guard let window, case .fixed(let size) = shape else { return 0..<ids.count }
    return elements(of: window.realised, size: size)
  }

  /// The elements that a range of rows belongs to.
  private func elements(of rows: Range<Int>, size: Int) -> Range<Int> {
    guard !rows.isEmpty else { return 0..<0 }
    return (rows.lowerBound / size..<(rows.upperBound + size - 1) / size).clamped(
      to: 0..<ids.count)
  }

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
      } else if let row = parked.removeValue(forKey: id) {
        row.unpark()
        row.cover(isCovered)
        row.update(element(offset))
        newRows.append(row)
      } else {
        positionOfNewChild = .id(AnyHashable(id))
        newRows.append(
          Row(id: id, element(offset), content, isCounted: shape == .counted, parent: self))
        positionOfNewChild = nil
      }
    }
    let left = rows.filter { !kept.contains(ObjectIdentifier($0)) }
    rows = newRows
    leave(left)
  }

  /// Parks rows that a scroll took out of view, and tears those down whose elements are gone.
  ///
  /// Differs from SwiftUI: which rows a lazy stack forgets is not told by Apple, and reports differ;
  /// here every row keeps its state while its element and the list are there.
  private func leave(_ left: [Row]) {
    guard !left.isEmpty else { return }
    let present = window == nil ? [] : Set(ids)
    for row in left {
      if present.contains(row.id), parked[row.id] == nil, !rows.contains(where: { $0.id == row.id })
      {
        row.park()
        parked[row.id] = row
      } else {
        row.tearDown()
      }
    }
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

  override var rowCount: Int {
    switch shape {
    case .fixed(let size): ids.count * size
    case .counted: rows.reduce(0) { $0 + $1.rowCount }
    }
  }

  /// The rows that a person sees: the buffer is not among them.
  private var visibleRows: ArraySlice<Row> {
    guard let window else { return rows[...] }
    guard case .fixed(let size) = shape else { return countedRows(in: window.visible) }
    let start = placed?.lowerBound ?? 0
    let visible = elements(of: window.visible, size: size).clamped(to: start..<start + rows.count)
    return rows[visible.lowerBound - start..<visible.upperBound - start]
  }

  /// The elements of which at least one row lies in a range.
  private func countedRows(in range: Range<Int>) -> ArraySlice<Row> {
    var first = 0
    var found: Range<Int>?
    for (index, row) in rows.enumerated() {
      let own = first..<first + row.rowCount
      first = own.upperBound
      if own.overlaps(range) { found = (found?.lowerBound ?? index)..<index + 1 }
    }
    return rows[found ?? 0..<0]
  }

  override func collectRows(into rows: inout [(offset: Int, text: String)]) {
    let visible = visibleRows
    for (index, row) in zip(visible.indices, visible) {
      rows.append((index + (placed?.lowerBound ?? 0), row.joinedText))
    }
  }

  override func rowNumber(of id: AnyHashable) -> Int? {
    guard let offset = (id.base as? ID).flatMap({ ids.firstIndex(of: $0) }) else {
      return shape == .counted ? super.rowNumber(of: id) : nil
    }
    guard case .fixed(let size) = shape else {
      return rows[..<offset].reduce(0) { $0 + $1.rowCount }
    }
    return offset * size
  }

  override func collectText(into lines: inout [String]) {
    for row in visibleRows { row.collectText(into: &lines) }
  }

  override func collectControls(into controls: inout [Control]) {
    for row in visibleRows { row.collectControls(into: &controls) }
  }

  override func collectOptions(into options: inout [PickerOption]) {
    for row in visibleRows { row.collectOptions(into: &options) }
  }

  override func realiseRows(_ window: RowWindow) {
    if self.window != window {
      self.window = window
      place(updatingKept: false)
    }
    guard shape == .counted else { return }
    var first = 0
    for row in rows {
      let count = row.rowCount
      row.realiseRows(window.within(first: first, count: count))
      first += count
    }
  }

  override func willDisappear() {
    rows.removeAll()
    dropParked(except: [])
  }
}
