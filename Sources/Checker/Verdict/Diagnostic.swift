/// One message of the compiler about the learner's code, unaltered but for a shortened path.
public struct Diagnostic: Codable, Sendable, Equatable {
  /// How bad it is.
  public enum Severity: String, Codable, Sendable {
    case error, warning, note
  }

  /// How bad it is.
  public var severity: Severity
  /// The compiler's own sentence.
  public var message: String
  /// The file's name within the kata.
  public var file: String
  /// The line, from 1; 0 when the compiler names none.
  public var line: Int
  /// The column, from 1; 0 when the compiler names none.
  public var column: Int
  /// The source line and caret as the compiler printed them, if any.
  public var excerpt: String
  /// One line in plain words for the mistakes we know, with the reference id.
  public var explanation: String?

  /// Makes a diagnostic.
  public init(
    severity: Severity, message: String, file: String, line: Int, column: Int,
    excerpt: String = "", explanation: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.excerpt = excerpt
    self.explanation = explanation
  }
}
