import Checker
import KataEvents
import Workbook

/// One prediction of a kata, to be asked.
struct Question: Sendable {
  /// The kata.
  let kata: Kata
  /// Its place in the kata's facts, from 0.
  let index: Int
  /// What is asked.
  let prediction: KataFacts.Prediction

  /// Which files a question names, so that nobody takes the one version for the other.
  enum Version {
    /// The learner's own.
    case mine
    /// The shipped ones, which the learner has changed since.
    case shipped
    /// The shipped ones, and there are no others yet.
    case only
  }

  /// Whether it is about the learner's own files instead of the shipped ones.
  var isMine: Bool { prediction.on == "mine" }

  /// The steps as a screen takes them; nil for one that is none.
  var commands: [Command?] {
    prediction.steps.map { step in
      if case .command(let command) = ScreenLine(step) { command } else { nil }
    }
  }

  /// The question at a place; nil when the kata asks none there.
  init?(_ kata: Kata, _ index: Int) {
    guard let predictions = kata.facts.predictions, predictions.indices.contains(index) else {
      return nil
    }
    self.kata = kata
    self.index = index
    prediction = predictions[index]
  }

  /// Everything that a kata asks, in order.
  static func all(of kata: Kata) -> [Question] {
    (kata.facts.predictions ?? []).indices.compactMap { Question(kata, $0) }
  }
}
