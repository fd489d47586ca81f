import KataEvents
import Sandbox
import Workbook

/// What came of taking a prediction's steps at a screen.
public enum Measurement: Sendable {
  /// So many bodies of the view ran.
  case counted(Int)
  /// The answer cannot be shown: the verdict says why, as a check's would.
  case refused(CheckResult)
  /// A step could not be taken, or nothing of that name is on the screen; why.
  case impossible(Sentence)

  /// Takes the steps at a screen of its own, which nobody else has touched.
  public init(
    of prediction: KataFacts.Prediction, in kata: Kata, sources: SourceSet, by checker: Checker,
    cancellation: Cancellation? = nil
  ) {
    switch checker.openScreen(kata, sources: sources, cancellation: cancellation) {
    case .refused(let result): self = .refused(result)
    case .opened(let screen, let records):
      let isThere = Self.count(prediction.count, in: records) > 0
      self = Self.taking(prediction, at: screen, isThere: isThere, cancellation)
      screen.close()
    }
  }

  private static func taking(
    _ prediction: KataFacts.Prediction, at screen: ScreenSession, isThere: Bool,
    _ cancellation: Cancellation?
  ) -> Measurement {
    var count = 0
    for step in prediction.steps {
      guard case .command(let command) = ScreenLine(step) else {
        return .impossible(
          Sentence("no screen knows the step “\(step)”", "「\(step)」は画面でできる操作ではありません。"))
      }
      do {
        let records = try screen.send(command, cancellation: cancellation)
        for case .refused(let english, let japanese) in records {
          return .impossible(Sentence(english, japanese ?? english))
        }
        count += Self.count(prediction.count, in: records)
      } catch {
        return .impossible(error.sentence)
      }
    }
    guard isThere || count > 0 else {
      return .impossible(
        Sentence(
          "no view named \(prediction.count) is on the screen",
          "\(prediction.count) というビューが画面にありません。"))
    }
    return .counted(count)
  }

  /// A generic view is counted under its plain name, whatever it is made of.
  private static func count(_ name: String, in records: [Record]) -> Int {
    records.reduce(0) { sum, record in
      guard case .bodiesRan(let bodies) = record else { return sum }
      return sum + bodies.count { $0.view == name || $0.view.hasPrefix(name + "<") }
    }
  }
}
