import Dispatch

extension ViewGraph {
  /// How many turns of the main actor in a row must bring nothing new before all is quiet.
  ///
  /// A turn lets everything run that the main actor had queued before; a task that goes on after
  /// this many turns without a body, a start, an end or a hop to another executor is not seen.
  private static let quietTurns = 32
  /// The most turns of one `settle()`: a task that never suspends does not hold a test up for ever.
  private static let turnLimit = 100_000

  /// Runs passes until every started task is suspended or done.
  public func settle() async {
    flush()
    var quiet = 0
    var turns = 0
    var seen = (tasks.events, pass, history.count)
    while quiet < Self.quietTurns && turns < Self.turnLimit {
      await Task.yield()
      flush()
      turns += 1
      let now = (tasks.events, pass, history.count)
      if tasks.isBusy || now != seen {
        seen = now
        quiet = 0
        // Off the main actor something computes: sleep a little instead of spinning.
        if tasks.isBusy { try? await Task.sleep(for: .microseconds(100)) }
      } else {
        quiet += 1
      }
    }
  }
}
