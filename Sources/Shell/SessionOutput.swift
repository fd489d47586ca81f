import Foundation
import LineEditing
import Reports
import Workbook

/// Where a session's words go.
public struct SessionOutput: Sendable {
  /// Writes text to standard output, line ends included in the text.
  public var write: @Sendable (String) -> Void
  /// Writes one sentence to standard error, with a line end.
  public var note: @Sendable (String) -> Void
  /// How many columns a line may have.
  public var columns: @Sendable () -> Int

  /// Makes an output from its parts.
  public init(
    write: @escaping @Sendable (String) -> Void, note: @escaping @Sendable (String) -> Void,
    columns: @escaping @Sendable () -> Int = { 80 }
  ) {
    self.write = write
    self.note = note
    self.columns = columns
  }

  /// The process's own standard output and standard error.
  public static let standard = SessionOutput(
    write: { Terminal.write($0) }, note: { Terminal.write(note($0), to: STDERR_FILENO) },
    columns: { Terminal.columns })

  /// A sentence for standard error: at a terminal in lines that fit, else in one, as programs expect.
  private static func note(_ sentence: String) -> String {
    let isForPerson = isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    let lines =
      isForPerson
      ? sentence.split(separator: "\n").flatMap { TextColumns.wrap($0, to: Terminal.columns) }
      : [sentence]
    return lines.map { $0 + "\n" }.joined()
  }

  /// The exit code after all: words that standard output lost must not look like success.
  public static func exitCode(after code: Int32, in language: Language = .english) -> Int32 {
    guard let loss = Terminal.outputLoss else { return code }
    standard.note("kata: \(Phrases(language).outputLost(loss))")
    return ExitCode.error
  }
}
