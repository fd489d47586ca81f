import Checker
import Reports
import Workbook

extension Session {
  /// Whether a kata's files are as shipped: there is no version of the learner's to ask about.
  func isUntouched(_ kata: Kata) -> Bool {
    (try? starters.changes(in: kata))?.isEmpty == true
  }

  /// Says why a question about the learner's own files has to wait; nil when it can be asked.
  ///
  /// What is asked must be measurable: a guess that nothing answers teaches nothing.
  func refusal(of measuring: Measuring, for question: Question) -> (code: Int32, isOfAll: Bool)? {
    guard let measurement = wait(for: measuring) else { return (ExitCode.interrupted, true) }
    switch measurement {
    case .counted: return nil
    case .refused(let result):
      output.write(textReport.text(of: result))
      output.write(wrapped(phrases.prediction.waits(question.kata.id)))
      return (result.verdict == .error ? ExitCode.error : ExitCode.notPassed, true)
    case .impossible(let sentence):
      let reason = sentence.text(in: language).withoutControls
      let words = phrases.prediction.waitsForScreen(question.kata.id, reason)
      output.write(wrapped(words))
      return (ExitCode.notPassed, false)
    }
  }

  /// The measurement once it is there; nil when Ctrl-C has stopped it, which is said.
  func wait(for measuring: Measuring) -> Measurement? {
    let measurement = editor.loop.work(stop: { measuring.cancel() }) { measuring.measurement() }
    guard !measuring.isCancelled else {
      output.note(phrases.checkStopped)
      return nil
    }
    return measurement
  }
}
