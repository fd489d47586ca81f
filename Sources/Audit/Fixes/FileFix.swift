/// What the fixes make of one file.
public struct FileFix: Sendable, Equatable {
  /// The file, as it was named or found.
  public var path: String
  /// The changes, in the order of the text, none touching another.
  public var edits: [TextEdit]
  /// The whole text afterwards.
  public var fixedText: String
  /// What was done, by place.
  public var done: [FixNote]
}
