/// What comes back and when, from the journal alone.
public struct ReviewSchedule: Sendable, Equatable {
  /// Everything that comes back, the longest overdue first.
  public let items: [DueItem]

  /// Lists what a learner's progress says of a workbook's katas and of the questions they have now.
  public init(_ progress: LearnerProgress, in workbook: Workbook) {
    var items: [DueItem] = []
    for kata in workbook.katas {
      let progress = progress[kata.id]
      func add(_ repetition: Repetition?, prediction: Int?) {
        guard let repetition, let day = repetition.due else { return }
        items.append(
          DueItem(
            kata: kata, prediction: prediction, day: day, since: LocalDay(of: repetition.since),
            step: repetition.step))
      }
      for index in (kata.facts.predictions ?? []).indices {
        add(progress.predictions[index]?.repetition, prediction: index)
      }
      add(progress.repetition, prediction: nil)
    }
    let places = items.enumerated().sorted {
      ($0.element.day.number, $0.offset) < ($1.element.day.number, $1.offset)
    }
    self.items = places.map(\.element)
  }

  /// What is due on a day.
  public func due(on day: LocalDay) -> [DueItem] {
    items.filter { $0.day <= day }
  }

  /// The first that comes after a day.
  public func next(after day: LocalDay) -> DueItem? {
    items.first { $0.day > day }
  }
}
