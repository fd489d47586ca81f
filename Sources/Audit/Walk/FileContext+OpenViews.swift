internal import SwiftSyntax

extension FileContext {
  /// Hands the views that end before a position to the digest.
  func closeViews(before position: AbsolutePosition) {
    while let view = openViews.last, view.end <= position {
      openViews.removeLast()
      digest.handed += view.handed.values.filter { property in
        !property.isUsedWhole && !(property.reads.isEmpty && property.others.isEmpty)
      }
    }
  }

  /// Notes that the innermost view does more with a property than to use a member of it.
  func markUsed(_ name: String) {
    guard let last = openViews.indices.last else { return }
    openViews[last].handed[name]?.isUsedWhole = true
  }

  /// Notes that the innermost view reads a member of a property, or calls or writes it.
  func mark(_ member: String, of name: String, isRead: Bool, at place: SourcePlace) {
    guard let last = openViews.indices.last, openViews[last].handed[name] != nil else { return }
    if isRead {
      openViews[last].handed[name]?.reads.insert(member)
    } else {
      openViews[last].handed[name]?.others.insert(member)
    }
    if openViews[last].handed[name]?.firstRead == nil {
      openViews[last].handed[name]?.firstRead = place
    }
  }
}
