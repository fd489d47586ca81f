import KataEvents

/// Tells apart what ran since the last action at a screen from what ran since it opened.
struct ScreenCounts {
  /// The bodies that were told before the last action, by view.
  private var before: [String: Int] = [:]
  private var told: [String: Int] = [:]
  /// Whether the screen was used since it opened.
  private(set) var hasActed = false

  /// Begins with the first drawing.
  init(mounted records: [Record]) {
    tell(records)
  }

  /// Takes what an action was answered; one that was refused, or that only looked, is no action.
  mutating func add(_ records: [Record]) {
    guard records.contains(where: { if case .bodiesRan = $0 { true } else { false } }) else {
      return
    }
    hasActed = true
    before = told
    tell(records)
  }

  /// How many bodies of a view ran since the last action, of so many since the screen opened.
  func sinceAction(_ view: String, of whole: Int) -> Int {
    max(0, whole - before[view, default: 0])
  }

  private mutating func tell(_ records: [Record]) {
    for case .bodiesRan(let bodies) in records {
      for body in bodies { told[body.view, default: 0] += 1 }
    }
  }
}
