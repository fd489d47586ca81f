import Foundation

/// One line of the journal: an event, its kata and its time.
///
///     {"event":"checked","kata":"first-check","passed":1,"time":"…","total":2,"v":1,"verdict":"failed"}
public struct JournalEntry: Sendable, Equatable {
  /// The version of the line's grammar.
  static let version = 1

  /// The kata's id.
  public var kata: String
  /// What happened.
  public var event: JournalEvent
  /// When.
  public var time: Date

  /// Makes an entry.
  public init(_ event: JournalEvent, kata: String, time: Date = Date()) {
    self.kata = kata
    self.event = event
    self.time = time
  }

  private struct Line: Codable {
    var v: Int
    var time: String
    var kata: String
    var event: String
    var verdict: String?
    var passed: Int?
    var total: Int?
    var level: Int?
    var misconception: String?
    var index: Int?
    var guess: Int?
    var measured: Int?

    var checked: JournalEvent? {
      verdict.map {
        .checked(
          verdict: $0, passed: passed ?? 0, total: total ?? 0, misconception: misconception)
      }
    }

    var predicted: JournalEvent? {
      guard let index, let guess, let measured, min(index, guess, measured) >= 0 else { return nil }
      return .predicted(index: index, guess: guess, measured: measured)
    }
  }

  /// Reads a line; nil for one that is torn, of a later version or of an unknown event.
  init?(line: Data) {
    guard let line = try? JSONDecoder().decode(Line.self, from: line), line.v == Self.version,
      let time = JournalTime.date(line.time)
    else { return nil }
    let event: JournalEvent? =
      switch line.event {
      case "opened": .opened
      case "checked": line.checked
      case "predicted": line.predicted
      case "hintTaken": line.level.map { .hintTaken(level: $0) }
      case "solutionSeen": .solutionSeen
      case "reset": .reset
      default: nil
      }
    guard let event else { return nil }
    self.init(event, kata: line.kata, time: time)
  }

  /// The line with its line end.
  func line() throws -> Data {
    var line = Line(v: Self.version, time: JournalTime.text(time), kata: kata, event: "")
    switch event {
    case .opened: line.event = "opened"
    case .checked(let verdict, let passed, let total, let misconception):
      line.event = "checked"
      (line.verdict, line.passed, line.total) = (verdict, passed, total)
      line.misconception = misconception
    case .predicted(let index, let guess, let measured):
      line.event = "predicted"
      (line.index, line.guess, line.measured) = (index, guess, measured)
    case .hintTaken(let level):
      line.event = "hintTaken"
      line.level = level
    case .solutionSeen: line.event = "solutionSeen"
    case .reset: line.event = "reset"
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(line) + Data([10])
  }
}
