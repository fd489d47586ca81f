/// Scrolls the lists of a `ScrollViewReader`.
@MainActor
public struct ScrollViewProxy {
  final class Place {
    weak var node: ViewNode?
  }

  let place: Place

  /// Brings the row with an id into view; does nothing where no list has such a row.
  ///
  /// Differs from SwiftUI: only the rows of a `ForEach` are known, and the anchor is not used.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = place.node, !node.isTornDown else { return }
    _ = scroll(below: node, to: AnyHashable(id))
  }

  private func scroll(below node: ViewNode, to id: AnyHashable) -> Bool {
    if let rows = node as? RowsNode, let row = rows.content?.rowNumber(of: id) {
      rows.scroll(to: row)
      return true
    }
    var isDone = false
    node.forEachChild { if !isDone { isDone = scroll(below: $0, to: id) } }
    return isDone
  }
}
