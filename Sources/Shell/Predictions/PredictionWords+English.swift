import Foundation

extension PredictionWords {
  /// English.
  static let english = PredictionWords(
    intro: "Predict first, for the starter as shipped; read its files as long as you like.",
    introMine: "And in your own version?",
    question: { steps, view, version in
      let place =
        switch version {
        case .mine: "In your own version you"
        case .shipped: "In the starter as shipped you"
        case .only: "You"
        }
      let whole = steps.count > 1 ? " in all" : ""
      return "\(place) \(steps.joined(separator: ", then ")). "
        + "How many \(view) bodies will run\(whole)?"
    },
    step: { command, _ in
      switch command {
      case .tap(let label, let occurrence):
        "tap \(label)" + (occurrence.map { " #\($0 + 1)" } ?? "")
      case .type(let text, let label): "type “\(text)” into \(label)"
      case .toggle(let label): "flip \(label)"
      case .scroll(let row): "scroll to row \(row)"
      case .run, .mount, .probe, .select, .submit, .dismiss, .refresh, .act, .drop, .mountAgain,
        .facts, .tree, .counts, .text, .close:
        "look"
      }
    },
    prompt: "your guess:",
    howToAnswer: "(a number; Enter skips)",
    notANumber: { text in "\(text) is no count: type a whole number such as 12, or Enter to skip."
    },
    verdict: { guess in
      if guess.isRight { return "Right: \(guess.measured) ran." }
      let word = guess.guess < guess.measured ? "Too low" : "Too high"
      return "\(word): \(guess.measured) ran, you said \(guess.guess)."
    },
    look: { kata, step in "`open \(kata)`, then `\(step)`, shows which ran and why." },
    lookElsewhere: { kata in
      "That was counted in the starter as shipped; `open \(kata)` shows your own version."
    },
    skipped: { kata in "Skipped; `predict \(kata)` asks whenever you like." },
    waiting: { count in
      count == 1
        ? "It asks for a prediction before your first check: type predict."
        : "It asks for \(count) predictions before your first check: type predict."
    },
    waitingMine: { count in
      count == 1
        ? "One prediction about your own version is open: type predict."
        : "\(count) predictions about your own version are open: type predict."
    },
    waits: { kata in
      "What is asked about your own version waits until your answer differs from the starter and "
        + "compiles; `predict \(kata)` asks it then."
    },
    waitsForScreen: { kata, reason in
      "A question about your own version waits until your screen can show it; `predict \(kata)` "
        + "asks it then. Now it says: \(reason)"
    },
    none: { kata in
      "\(kata) has no counts to predict: a question in its brief is for you to think about, and the "
        + "check and the debrief answer it."
    },
    unmeasured: { reason in "It could not be measured: \(reason)" },
    calibration: { calibration in
      var text = "Predictions: \(calibration.right) of \(calibration.count) right"
      if let factor = calibration.lowFactor {
        text += ", \(calibration.tooLow) too low (by a factor of \(factor.oneDecimal))"
      }
      if let factor = calibration.highFactor {
        text += ", \(calibration.tooHigh) too high (by a factor of \(factor.oneDecimal))"
      }
      return text
    }
  )
}
