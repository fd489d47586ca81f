import Checker
import Sandbox
import Workbook

/// A question about body counts is good when running the screen answers it.
struct PredictionProof: Sendable {
  let prediction: KataFacts.Prediction
  /// The answer whose screen is run: the starter, or the solution for a question about one's own.
  let answer: Answer

  init(_ prediction: KataFacts.Prediction, on answer: Answer) {
    self.prediction = prediction
    self.answer = answer
  }

  /// Why it has no answer; nil when it has one.
  func fault(_ checker: Checker, _ cancellation: Cancellation?) -> Fault? {
    let measurement = Measurement(
      of: prediction, in: answer.kata, sources: answer.sources, by: checker,
      cancellation: cancellation)
    switch measurement {
    case .counted: return nil
    case .refused(let result): return fault("\(result.verdict.rawValue), \(result.reason)")
    case .impossible(let sentence): return fault(sentence.english)
    }
  }

  private func fault(_ reason: String) -> Fault {
    let steps = prediction.steps.map { "`\($0)`" }.joined(separator: ", ")
    return Fault(
      .predictions,
      "The prediction \(steps) → \(prediction.count) cannot be answered with \(answer.name):"
        + " \(reason).")
  }
}
