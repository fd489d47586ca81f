import Combine
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

  /// How many turns one `settle()` waits for what computes off the main actor and belongs to no
  /// `task` modifier, half a second or more: what never rests there does not hold a test up.
  private static let strangerLimit = 3_000

  /// How many turns the search for what is busy takes.
  private static let watchTurns = 64

  /// Runs passes until every started task is suspended or done; else tells what does not rest.
  @discardableResult
  public func settle() async -> EndlessActivity? {
    flush()
    var quiet = 0
    var turns = 0
    var news = 0
    var strangers = 0
    var seen = (tasks.events, pass, history.count)
    var firings = TimerTime.firings
    while quiet < Self.quietTurns {
      guard turns < Self.turnLimit && news < Self.newsLimit else {
        return await endlessActivity()
      }
      await Self.turn()
      flush()
      turns += 1
      let now = (tasks.events, pass, history.count)
      // What a timer did is no news: a repeating one would go on for ever.
      let isNews = now != seen && (now.0 != seen.0 || TimerTime.firings == firings)
      (seen, firings) = (now, TimerTime.firings)
      if tasks.isBusy || isNews {
        if isNews { news += 1 }
        quiet = 0
        // Off the main actor something computes: sleep a little instead of spinning.
        if tasks.isBusy { await Self.turn(after: .microseconds(100)) }
      } else if TaskPool.isBusy && strangers < Self.strangerLimit {
        strangers += 1
        quiet = 0
        await Self.turn(after: .microseconds(100))
      } else {
        quiet += 1
      }
    }
    return nil
  }

  /// Lets everything run that the main actor had queued before. `Task.yield()` would go through the
  /// pool, where whoever waits for it to be idle would find itself.
  private static func turn(after delay: DispatchTimeInterval? = nil) async {
    await withUnsafeContinuation { (rest: UnsafeContinuation<Void, Never>) in
      guard let delay else { return DispatchQueue.main.async { rest.resume() } }
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { rest.resume() }
    }
  }

  /// Watches for a while who it is that does not come to rest, and says so.
  private func endlessActivity() async -> EndlessActivity {
    let progress = tasks.progress
    let firstPass = pass
    for _ in 0..<Self.watchTurns {
      await Self.turn()
      flush()
      // Whoever has something queued is given the time to run it.
      if tasks.isBusy { await Self.turn(after: .microseconds(100)) }
    }
    var seen = Set<String>()
    let bodies = history.evaluations(ofPass: pass).map { "\($0.view) (\($0.cause))" }
      .filter { seen.insert($0).inserted }
    let activity = EndlessActivity(
      tasks: tasks.views(busySince: progress, steps: Self.watchTurns / 4),
      bodies: pass == firstPass ? [] : bodies)
    RuntimeWarningLog.shared.report(activity.description)
    return activity
  }
}
