import SourceOutline
import Workbook

/// One reason of a gate not to run an answer, or one fact that it met on the way.
public struct GateAlarm: Codable, Sendable, Equatable {
  /// Who found it.
  public var gate: Gate
  /// The rule's id, such as `system-call` or `foreign-symbol`.
  public var rule: String
  /// What, and the remedy.
  public var sentence: Sentence
  /// The file's name; empty where a symbol has no place in the source.
  public var file: String
  /// The line, from 1; 0 where there is none.
  public var line: Int
  /// The column in UTF-8 units, from 1; 0 where there is none.
  public var column: Int
  /// Whether the answer is refused for it; else it is only told.
  public var isForbidding: Bool

  /// Makes an alarm.
  public init(
    gate: Gate, rule: String, sentence: Sentence, file: String = "", line: Int = 0,
    column: Int = 0, isForbidding: Bool = true
  ) {
    self.gate = gate
    self.rule = rule
    self.sentence = sentence
    self.file = file
    self.line = line
    self.column = column
    self.isForbidding = isForbidding
  }

  init(_ finding: GateFinding) {
    self.init(
      gate: .syntax, rule: finding.rule, sentence: Sentence(finding.english, finding.japanese),
      file: finding.file, line: finding.line, column: finding.column,
      isForbidding: finding.isForbidding)
  }

  init(_ diagnostic: Diagnostic, gate: Gate, rule: String) {
    self.init(
      gate: gate, rule: rule, sentence: diagnostic.sentence, file: diagnostic.file,
      line: diagnostic.line, column: diagnostic.column)
  }
}
