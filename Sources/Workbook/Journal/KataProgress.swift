/// How far a learner is with one kata.
public struct KataProgress: Sendable, Equatable {
  /// The stages of a kata.
  public enum State: String, Codable, Sendable {
    /// Never opened nor checked.
    case notStarted
    /// Opened or checked, not passed.
    case started
    /// Passed once; a later failure does not take it back.
    case passed
  }

  /// The stage.
  public var state: State = .notStarted
  /// How many checks ran.
  public var attempts = 0
  /// The highest hint that was shown; 0 for none.
  public var hintLevel = 0
  /// Whether the solution was shown before passing.
  public var sawSolutionFirst = false
  /// Passed and expected tests of the last check.
  public var lastTests: Tests?
  /// The judge's word of the last check, as journaled.
  public var lastVerdict: String?

  /// Counts of tests.
  public struct Tests: Sendable, Equatable {
    /// How many passed.
    public var passed: Int
    /// How many there are.
    public var total: Int
  }

  /// Makes the progress of an untouched kata.
  public init() {}

  mutating func apply(_ entry: JournalEntry) {
    switch entry.event {
    case .opened, .reset: start()
    case .checked(let verdict, let passed, let total):
      attempts += 1
      lastTests = Tests(passed: passed, total: total)
      lastVerdict = verdict
      start()
      if verdict == "passed" { state = .passed }
    case .hintTaken(let level):
      hintLevel = max(hintLevel, level)
      start()
    case .solutionSeen:
      if state != .passed { sawSolutionFirst = true }
      start()
    }
  }

  private mutating func start() {
    if state == .notStarted { state = .started }
  }
}
