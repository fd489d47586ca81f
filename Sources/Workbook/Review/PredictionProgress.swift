import Foundation

/// What a learner guessed at one question about body counts.
public struct PredictionProgress: Sendable, Equatable {
  /// The first guess, which is the one that calibration counts: later the count was known.
  public let first: Guess
  /// The last guess.
  public private(set) var last: Guess
  /// When it comes back; nil while it was never missed.
  public private(set) var repetition: Repetition?

  /// A guess beside what was measured.
  public struct Guess: Sendable, Equatable {
    /// How many bodies the learner expected.
    public let guess: Int
    /// How many ran.
    public let measured: Int

    /// Makes a pair.
    public init(guess: Int, measured: Int) {
      self.guess = guess
      self.measured = measured
    }

    /// Whether it is the very number.
    public var isRight: Bool { guess == measured }
  }

  init(_ guess: Guess, at time: Date) {
    first = guess
    last = guess
    repetition = guess.isRight ? nil : Repetition(step: 0, since: time)
  }

  mutating func add(_ guess: Guess, at time: Date) {
    last = guess
    if repetition == nil && !guess.isRight {
      repetition = Repetition(step: 0, since: time)
    } else {
      repetition?.answer(isRight: guess.isRight, at: time)
    }
  }
}
