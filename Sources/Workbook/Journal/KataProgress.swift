import Foundation

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
  /// The misunderstanding that the last check's failures look like, as a slug.
  public var lastMisconception: String?
  /// What was guessed at each prediction, by its place in the facts.
  public var predictions: [Int: PredictionProgress] = [:]
  /// When the kata comes back; nil until it is passed.
  public var repetition: Repetition?

  /// Whether the shipped starter was brought back since the last pass.
  private var isRestarted = false
  /// The highest hint that was shown since the kata, or its last restart, was begun.
  private var hintLevelNow = 0
  /// Whether a hint or the solution was shown since the kata, or its last restart, was begun.
  private var isHelped = false

  /// The hint after those that were taken, from 1; a kata done again begins with the first.
  public var nextHint: Int { hintLevelNow + 1 }

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
    case .opened: break
    case .reset:
      // What was judged is not what lies there now.
      (lastTests, lastVerdict, lastMisconception) = (nil, nil, nil)
      if state == .passed { (isRestarted, isHelped, hintLevelNow) = (true, false, 0) }
    case .checked(let verdict, let passed, let total, let misconception):
      attempts += 1
      lastTests = Tests(passed: passed, total: total)
      lastVerdict = verdict
      lastMisconception = misconception
      if verdict == "passed" { pass(at: entry.time) }
    case .predicted(let index, let guess, let measured):
      let guess = PredictionProgress.Guess(guess: guess, measured: measured)
      if predictions[index] == nil {
        predictions[index] = PredictionProgress(guess, at: entry.time)
      } else {
        predictions[index]?.add(guess, at: entry.time)
      }
    case .hintTaken(let level):
      hintLevel = max(hintLevel, level)
      hintLevelNow = max(hintLevelNow, level)
      isHelped = true
    case .solutionSeen:
      if state != .passed { sawSolutionFirst = true }
      isHelped = true
    }
    if state == .notStarted { state = .started }
  }

  /// Passing counts for review the first time, and then each time that one began at the starter:
  /// judging the same answer again shows nothing.
  private mutating func pass(at time: Date) {
    if state != .passed {
      repetition = Repetition(step: isHelped ? 0 : 1, since: time)
    } else if isRestarted {
      repetition?.answer(isRight: !isHelped, at: time)
    }
    state = .passed
    (isRestarted, isHelped) = (false, false)
  }
}
