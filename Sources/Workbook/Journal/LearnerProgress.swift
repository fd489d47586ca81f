/// What the journal comes to: how far the learner is with each kata.
public struct LearnerProgress: Sendable, Equatable {
  private var katas: [String: KataProgress] = [:]
  private var lastOpened: String?

  /// Folds entries in order.
  public init(entries: [JournalEntry] = []) {
    for entry in entries { apply(entry) }
  }

  /// Adds one entry.
  public mutating func apply(_ entry: JournalEntry) {
    katas[entry.kata, default: KataProgress()].apply(entry)
    if entry.event == .opened { lastOpened = entry.kata }
  }

  /// How far the learner is with a kata.
  public subscript(id: String) -> KataProgress { katas[id] ?? KataProgress() }

  /// The kata to go on with: the one opened last unless it is passed, else the first not passed.
  public func current(in workbook: Workbook) -> Kata? {
    if let lastOpened, self[lastOpened].state != .passed,
      let kata = workbook.katas.first(where: { $0.id == lastOpened })
    {
      return kata
    }
    return next(in: workbook) ?? workbook.katas.last
  }

  /// The first kata in order that is not passed, or nil when all are.
  public func next(in workbook: Workbook) -> Kata? {
    workbook.katas.first { self[$0.id].state != .passed }
  }

  /// How many katas of a workbook are passed.
  public func passedCount(in workbook: Workbook) -> Int {
    workbook.katas.count { self[$0.id].state == .passed }
  }

  /// How well the learner foresees body counts.
  public var calibration: Calibration {
    Calibration(katas.values.flatMap { $0.predictions.values.map(\.first) })
  }
}
