/// Which rows of a container exist and which of them are in view, counted from its first row.
struct RowWindow: Equatable {
  /// The rows that exist: those in view and the buffer.
  var realised: Range<Int>
  /// The rows that a person sees.
  var visible: Range<Int>

  /// The same window as seen from a part that has `count` rows from row `first` on.
  func within(first: Int, count: Int) -> RowWindow {
    RowWindow(
      realised: Self.part(of: realised, first: first, count: count),
      visible: Self.part(of: visible, first: first, count: count))
  }

  private static func part(of range: Range<Int>, first: Int, count: Int) -> Range<Int> {
    let clamped = range.clamped(to: first..<first + count)
    return clamped.lowerBound - first..<clamped.upperBound - first
  }
}
