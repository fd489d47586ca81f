internal import SwiftSyntax

extension FileContext {
  /// Hands the views that end before a position to the digest.
  func closeViews(before position: AbsolutePosition) {
    while let view = openViews.last, view.end <= position {
      openViews.removeLast()
      digest.handed += view.handed.values.filter { !$0.isUsedOtherwise && $0.reads.count == 1 }
    }
  }

  /// Notes that the innermost view does more with a property than to read a member of it.
  func markUsed(_ name: String) {
    guard let last = openViews.indices.last else { return }
    openViews[last].handed[name]?.isUsedOtherwise = true
  }

  /// Notes that the innermost view reads a member of a property.
  func markRead(_ member: String, of name: String, at place: SourcePlace) {
    guard let last = openViews.indices.last else { return }
    openViews[last].handed[name]?.reads.insert(member)
    if openViews[last].handed[name]?.firstRead == nil {
      openViews[last].handed[name]?.firstRead = place
    }
  }
}
