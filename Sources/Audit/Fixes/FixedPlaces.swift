internal import SourceOutline

/// Where the places of a fixed text stood in the text before the fixes.
struct FixedPlaces {
  private let edits: [TextEdit]
  private let before: LineTable
  private let after: LineTable

  init(_ fix: FileFix, before text: String) {
    edits = fix.edits
    before = LineTable(text)
    after = LineTable(fix.fixedText)
  }

  /// Where a place stood; what the fixes put in stood nowhere, and the place is then the one where
  /// they did, and not exact.
  func original(_ place: SourcePlace) -> (place: SourcePlace, isExact: Bool) {
    let start = original(after.offset(line: place.line, column: place.column))
    let end = original(after.offset(line: place.endLine, column: place.endColumn))
    let (first, last) = (
      before.place(of: start.offset), before.place(of: max(start.offset, end.offset))
    )
    return (
      SourcePlace(
        file: place.file, line: first.line, column: first.column, endLine: last.line,
        endColumn: last.column), start.isExact
    )
  }

  private func original(_ offset: Int) -> (offset: Int, isExact: Bool) {
    var (old, new) = (0, 0)
    for edit in edits {
      let kept = edit.range.lowerBound - old
      if offset < new + kept { break }
      new += kept
      let count = edit.replacement.utf8.count
      if offset < new + count { return (edit.range.lowerBound, false) }
      new += count
      old = edit.range.upperBound
    }
    return (old + offset - new, true)
  }
}
