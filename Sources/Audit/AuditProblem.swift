/// A file or folder that could not be audited, or not wholly.
public struct AuditProblem: Error, Sendable, Equatable {
  /// The file or folder.
  public var path: String
  /// The line where it shows, if it is one line's fault.
  public var line: Int?
  /// What stood in the way.
  public var cause: Cause

  init(_ path: String, _ cause: Cause, line: Int? = nil) {
    self.path = path
    self.line = line
    self.cause = cause
  }

  /// Why, in a sentence without its end.
  public var reason: String { cause.reason }

  /// What to do about it, in a sentence without its end.
  public var remedy: String { cause.remedy }

  /// Whether the file was read as far as the parser goes, and only what stands in it is told.
  public var isPartial: Bool { cause == .brokenSyntax || cause == .conflict }

  /// Whether sources may be behind it that nobody has read.
  public var hidesSources: Bool { ![.missing, .empty, .notSwift].contains(cause) }
}
