/// One change of a text: a stretch of it, and what stands there afterwards.
public struct TextEdit: Sendable, Hashable {
  /// The stretch, in UTF-8 units of the text before any change; empty for an insertion.
  public var range: Range<Int>
  /// What replaces it; empty for a deletion.
  public var replacement: String

  /// A replacement.
  public init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  init(at offset: Int, insert text: String) {
    self.init(offset..<offset, text)
  }
}
