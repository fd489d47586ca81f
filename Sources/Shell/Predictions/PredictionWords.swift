import KataEvents
import Workbook

/// The sentences around predictions in one language.
struct PredictionWords: Sendable {
  /// Before questions about the shipped starter.
  var intro: String
  /// Before questions about the learner's own files.
  var introMine: String
  /// One question: what is done, which view is counted, and in which files.
  var question: @Sendable (_ steps: [String], _ view: String, _ version: Question.Version) -> String
  /// One step of a question: as it stands when others follow, or as the last.
  var step: @Sendable (_ command: Command, _ isLast: Bool) -> String
  /// Stands before the guess being typed.
  var prompt: String
  /// How to answer.
  var howToAnswer: String
  /// What was typed is no count.
  var notANumber: @Sendable (_ text: String) -> String
  /// How the guess compares.
  var verdict: @Sendable (_ guess: PredictionProgress.Guess) -> String
  /// Where to see it oneself.
  var look: @Sendable (_ kata: String, _ step: String) -> String
  /// What was counted is no longer what `open` shows.
  var lookElsewhere: @Sendable (_ kata: String) -> String
  /// The questions can be had again.
  var skipped: @Sendable (_ kata: String) -> String
  /// Questions about the starter that were not asked yet.
  var waiting: @Sendable (_ count: Int) -> String
  /// Questions about the learner's own files that were not asked yet.
  var waitingMine: @Sendable (_ count: Int) -> String
  /// Questions about the learner's own files are kept back: they are the starter, or do not compile.
  var waits: @Sendable (_ kata: String) -> String
  /// A question about the learner's own files is kept back: their screen does not take its steps.
  var waitsForScreen: @Sendable (_ kata: String, _ reason: String) -> String
  /// The kata asks nothing.
  var none: @Sendable (_ kata: String) -> String
  /// It could not be measured.
  var unmeasured: @Sendable (_ reason: String) -> String
  /// How well the learner foresees counts.
  var calibration: @Sendable (_ calibration: Calibration) -> String
}

extension PredictionWords {
  /// The whole question; `isEdited` says whether the learner's files differ from the shipped ones.
  func text(of question: Question, isEdited: Bool) -> String {
    let steps = zip(question.prediction.steps, question.commands).enumerated().map { place, step in
      step.1.map { self.step($0, place == question.prediction.steps.count - 1) } ?? step.0
    }
    let version: Question.Version = question.isMine ? .mine : isEdited ? .shipped : .only
    return self.question(steps, question.prediction.count, version)
  }
}
