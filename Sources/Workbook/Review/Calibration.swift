import Foundation

/// How well a learner foresees body counts: each question's first guess beside what ran.
///
/// Counts go from 0 to hundreds, so misses are compared by factor: of a guess and a count, the larger
/// plus one is divided by the smaller plus one, and several misses have their geometric mean. To say
/// 30 of 60 is as far off as to say 120, and 1 of 0 is a factor of 2.
public struct Calibration: Sendable, Equatable {
  /// How many were the very number.
  public let right: Int
  /// How many were too low.
  public let tooLow: Int
  /// How many were too high.
  public let tooHigh: Int
  /// The mean factor of those that were too low; nil when none was.
  public let lowFactor: Double?
  /// The mean factor of those that were too high; nil when none was.
  public let highFactor: Double?

  /// How many questions were answered.
  public var count: Int { right + tooLow + tooHigh }

  /// Takes guesses, the first at each question.
  public init(_ guesses: [PredictionProgress.Guess]) {
    let low = guesses.filter { $0.guess < $0.measured }
    let high = guesses.filter { $0.guess > $0.measured }
    right = guesses.count - low.count - high.count
    (tooLow, tooHigh) = (low.count, high.count)
    (lowFactor, highFactor) = (Self.meanFactor(low), Self.meanFactor(high))
  }

  private static func meanFactor(_ guesses: [PredictionProgress.Guess]) -> Double? {
    guard !guesses.isEmpty else { return nil }
    let logarithms = guesses.map { guess in
      let (small, large) = (min(guess.guess, guess.measured), max(guess.guess, guess.measured))
      return log((Double(large) + 1) / (Double(small) + 1))
    }
    return exp(logarithms.reduce(0, +) / Double(guesses.count))
  }
}
