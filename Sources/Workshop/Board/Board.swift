import Workbook

/// The room at one moment: learners by katas, who is stuck and on what, medians and the plan's clock.
public struct Board: Sendable, Equatable {
  /// What the leader has told the room.
  public let note: LeaderNote
  /// The plan's katas.
  public let columns: [BoardColumn]
  /// The learners: those who are stuck first, then by name.
  public let rows: [BoardRow]
  /// What is in the folder and not shown.
  public let troubles: [RoomTrouble]
  /// The latest passes, the newest last.
  public let passes: [RoomView.Pass]
  /// Whether the folder is there.
  public let isThere: Bool
  /// The seconds since the step began.
  public let elapsed: Double
  /// How many checks were made.
  public let checks: Int

  /// Those who are stuck.
  public var stuck: [BoardRow] { rows.filter(\.isStuck) }
  /// How many people sit in the room.
  public var people: Int { rows.reduce(0) { $0 + $1.people } }
  /// The minutes that the step has left, which may be less than none; nil when all is done.
  public var minutesLeft: Int? {
    note.now.map { Int(((Double($0.minutes) * 60 - elapsed) / 60).rounded(.up)) }
  }

  /// Folds what was seen.
  ///
  /// - Parameters:
  ///   - now: The time of the look on the reader's clock.
  ///   - elapsed: The seconds since the plan's step began.
  ///   - passes: The latest passes of this and earlier looks.
  public init(
    _ view: RoomView, note: LeaderNote, at now: Double, elapsed: Double,
    passes: [RoomView.Pass] = []
  ) {
    let katas = note.plan.katas
    var shown: [String: Int] = [:]
    for learner in view.learners { shown[learner.progress.name, default: 0] += 1 }
    let rows = view.learners.map { learner in
      Self.row(
        of: learner, katas: katas, plan: note.plan, at: now,
        isDouble: shown[learner.progress.name] ?? 0 > 1)
    }
    self.note = note
    self.elapsed = elapsed
    self.passes = passes
    isThere = view.isThere
    troubles = view.troubles
    checks = view.learners.reduce(0) { $0 + $1.progress.checks }
    self.rows = rows.sorted { left, right in
      if left.isStuck != right.isStuck { return left.isStuck }
      if left.isStuck && left.sincePass != right.sincePass {
        return left.sincePass > right.sincePass
      }
      return (left.name, left.id) < (right.name, right.id)
    }
    columns = katas.enumerated().map { place, kata in
      let seconds = view.learners.compactMap { $0.progress[kata].seconds }
      return BoardColumn(
        kata: kata, passed: rows.count { $0.cells[place] == .passed },
        working: rows.count {
          if case .working = $0.cells[place] { true } else { false }
        }, medianSeconds: Median.of(seconds))
    }
  }

  private static func row(
    of learner: Sighting, katas: [String], plan: WorkshopPlan, at now: Double, isDouble: Bool
  ) -> BoardRow {
    let progress = learner.progress
    let silence = max(0, now - learner.heard)
    let here = progress.current.map { progress[$0] }
    let states = Dictionary(progress.katas.map { ($0.kata, $0) }) { first, _ in first }
    var row = BoardRow(
      id: progress.id, name: isDouble ? "\(progress.name)·\(progress.id.prefix(4))" : progress.name,
      people: progress.people,
      cells: katas.map { kata in
        guard let state = states[kata] else {
          return kata == progress.current ? .working(failing: 0) : .untouched
        }
        return state.isPassed ? .passed : .working(failing: state.failing)
      },
      current: progress.current, failing: here?.failing ?? 0, misconception: here?.misconception,
      sincePass: progress.sincePass + silence, silence: silence, isStuck: false,
      shared: progress.shared)
    row.isStuck = !row.isAway && here?.isPassed == false && isLong(row, plan)
    return row
  }

  /// Six failures in a row, or half as long again as the kata is given, and eight minutes at least.
  private static func isLong(_ row: BoardRow, _ plan: WorkshopPlan) -> Bool {
    let minutes = Double(row.current.flatMap { plan.minutes(for: $0) } ?? 10)
    return row.failing >= 6 || row.sincePass > max(8, 1.5 * minutes) * 60
  }
}
