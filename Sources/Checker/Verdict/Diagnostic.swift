import Workbook

/// One message of the compiler about the learner's code, unaltered but for a shortened path
/// and for the name of our own `Timer`.
public struct Diagnostic: Codable, Sendable, Equatable {
  /// How bad it is.
  public enum Severity: String, Codable, Sendable {
    case error, warning, note
  }

  /// How bad it is.
  public var severity: Severity
  /// The compiler's own sentence, or ours about a declaration that is not allowed.
  public var sentence: Sentence
  /// The file's name within the kata.
  public var file: String
  /// The line, from 1; 0 when the compiler names none.
  public var line: Int
  /// The column, from 1; 0 when the compiler names none.
  public var column: Int
  /// The source line and caret as the compiler printed them, if any.
  public var excerpt: String
  /// One line in plain words for the mistakes we know, with the reference id.
  public var explanation: Sentence?

  private enum CodingKeys: String, CodingKey {
    case severity, file, line, column, excerpt, explanation
    case sentence = "message"
  }

  /// The sentence as programs are told it, which is English.
  public var message: String { sentence.english }

  /// Makes a diagnostic with a sentence of the compiler's.
  public init(
    severity: Severity, message: String, file: String, line: Int, column: Int,
    excerpt: String = "", explanation: Sentence? = nil
  ) {
    self.init(
      severity: severity, sentence: Sentence(message, message), file: file, line: line,
      column: column, excerpt: excerpt, explanation: explanation)
  }

  /// Makes a diagnostic.
  public init(
    severity: Severity, sentence: Sentence, file: String, line: Int, column: Int,
    excerpt: String = "", explanation: Sentence? = nil
  ) {
    self.severity = severity
    self.sentence = sentence
    self.file = file
    self.line = line
    self.column = column
    self.excerpt = excerpt
    self.explanation = explanation
  }
}
