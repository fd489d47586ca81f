/// A stretch of a source on one or more lines.
public struct SourcePlace: Sendable, Equatable {
  /// The file, as it was named or found.
  public var file: String
  /// The first line, from 1.
  public var line: Int
  /// The first column in UTF-8 units, from 1.
  public var column: Int
  /// The last line, from 1.
  public var endLine: Int
  /// The column behind the last unit, from 1.
  public var endColumn: Int
}
