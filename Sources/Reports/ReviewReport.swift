import Workbook

/// What comes back for review, for a program: one object with a version.
public struct ReviewReport: Sendable {
  let schedule: ReviewSchedule
  let progress: LearnerProgress
  let today: LocalDay

  /// Makes a report for a day.
  public init(_ schedule: ReviewSchedule, progress: LearnerProgress, today: LocalDay) {
    self.schedule = schedule
    self.progress = progress
    self.today = today
  }

  private struct Item: Encodable {
    var kata: String
    var title: String
    var titles: [String: String]
    var kind: String
    var day: String
    var overdueDays: Int
    var step: Int
    var prediction: KataFacts.Prediction?
    var index: Int?
    var lastGuess: Int?
  }

  private struct Score: Encodable {
    var answered: Int
    var right: Int
    var tooLow: Int
    var tooHigh: Int
    var lowFactor: Double?
    var highFactor: Double?
  }

  private struct Whole: Encodable {
    var version = 1
    var today: String
    var due: [Item]
    var later: [Item]
    var calibration: Score
  }

  /// The object; what was measured is not in it, as it would tell the answer.
  public func json() -> String {
    let calibration = progress.calibration
    let due = schedule.due(on: today)
    return JSONText.of(
      Whole(
        today: today.text, due: due.map(item),
        later: schedule.items.dropFirst(due.count).map(item),
        calibration: Score(
          answered: calibration.count, right: calibration.right, tooLow: calibration.tooLow,
          tooHigh: calibration.tooHigh, lowFactor: calibration.lowFactor,
          highFactor: calibration.highFactor)))
  }

  private func item(_ item: DueItem) -> Item {
    let titles = item.kata.titles
    return Item(
      kata: item.kata.id, title: titles["en"] ?? item.kata.title, titles: titles,
      kind: item.prediction == nil ? "kata" : "prediction", day: item.day.text,
      overdueDays: max(0, item.day.days(to: today)), step: item.step,
      prediction: item.prediction.flatMap { item.kata.facts.predictions?[$0] },
      index: item.prediction,
      lastGuess: item.prediction.flatMap { progress[item.kata.id].predictions[$0]?.last.guess })
  }
}
