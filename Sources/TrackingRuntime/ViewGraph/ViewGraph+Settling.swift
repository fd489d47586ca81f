import Dispatch

extension ViewGraph {
  /// How many turns of the main actor in a row must bring nothing new before all is quiet.
  ///
  /// A turn lets everything run that the main actor had queued before; a task that goes on after
  /// this many turns without a body, a start, an end or a hop to another executor is not seen.
  private static let quietTurns = 32
  /// The most turns with news of one `settle()`: a task that loops without a pause does not hold a
  /// test up for ever.
  private static let newsLimit = 5_000
  /// The most turns of one `settle()`, while something computes off the main actor.
  private static let turnLimit = 100_000

  /// Runs passes until every started task is suspended or done.
  public func settle() async {
    flush()
    var quiet = 0
    var turns = 0
    var news = 0
    var seen = (tasks.events, pass, history.count)
    while quiet < Self.quietTurns {
      guard turns < Self.turnLimit && news < Self.newsLimit else { return reportEndlessTasks() }
      await Task.yield()
      flush()
      turns += 1
      let now = (tasks.events, pass, history.count)
      if tasks.isBusy || now != seen {
        if now != seen { news += 1 }
        seen = now
        quiet = 0
        // Off the main actor something computes: sleep a little instead of spinning.
        if tasks.isBusy { try? await Task.sleep(for: .microseconds(100)) }
      } else {
        quiet += 1
      }
    }
  }

  private func reportEndlessTasks() {
    RuntimeWarningLog.shared.report(
      """
      settle() gave up: a task of this screen goes on and on. A loop in a task has to wait for \
      something, such as the next value of a sequence or Task.sleep, and to end when cancelled.
      """)
  }
}
