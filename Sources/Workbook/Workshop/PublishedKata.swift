/// How a learner stands with one kata in a workshop, as others may see it.
public struct PublishedKata: Codable, Sendable, Equatable {
  /// The kata's id.
  public var kata: String
  /// Whether it is passed; a later failure does not take it back.
  public var isPassed = false
  /// How many checks were made in this workshop, and how many of them before the first pass.
  public var checks = 0
  /// The judge's word of the last check.
  public var verdict: String?
  /// The checks in a row, up to the last one, that did not pass.
  public var failing = 0
  /// The seconds from the first touch in this workshop to the pass; nil while there is no pass.
  public var seconds: Double?
  /// The misunderstanding that the last check looked like, as a slug.
  public var misconception: String?
  /// How many checks looked like each misunderstanding.
  public var misconceptions: [String: Int] = [:]
  /// The highest hint taken.
  public var hints = 0
  /// Whether the solution was seen before a pass.
  public var sawSolution = false
  /// The first guess at each question and what was measured.
  public var guesses: [Guess] = []

  /// A guess at how many bodies run, beside what ran.
  public struct Guess: Codable, Sendable, Equatable {
    /// The question's place in the kata's facts, from 0.
    public var index: Int
    /// What was guessed.
    public var guess: Int
    /// What was measured.
    public var measured: Int

    /// Makes a guess.
    public init(index: Int, guess: Int, measured: Int) {
      self.index = index
      self.guess = guess
      self.measured = measured
    }
  }

  /// Makes the state of an untouched kata.
  public init(_ kata: String) {
    self.kata = kata
  }

  private enum CodingKeys: String, CodingKey {
    case kata, checks, verdict, failing, seconds, misconception, misconceptions, hints, guesses
    case isPassed = "passed"
    case sawSolution = "solution"
  }
}
