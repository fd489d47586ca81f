import Combine
import Dispatch

extension ViewGraph {
  /// How many turns of the main actor in a row must bring nothing new before all is quiet.
  ///
  /// A turn lets everything run that the main actor had queued before; a task that goes on after
  /// this many turns without a body, a start, an end or a piece in the pool is not seen.
  private static let quietTurns = 32
  /// The most turns with news of one `settle()`: a task that loops without a pause does not hold a
  /// test up for ever.
  private static let newsLimit = 5_000
  /// The most turns of one `settle()`, while something computes off the main actor.
  private static let turnLimit = 100_000

  /// How long one `settle()` waits for what is at work off the main actor while no task of a `task`
  /// modifier runs: what never rests there does not hold a test up.
  private static let strangersTime = Duration.seconds(2)

  /// How many turns with news the search for what is busy takes.
  private static let watchTurns = 64
  /// The most turns that search takes in all: on a busy machine many bring nothing.
  private static let watchLimit = 5_000

  /// Runs passes until every started task is suspended or done; else tells what does not rest.
  @discardableResult
  public func settle() async -> EndlessActivity? {
    flush()
    TaskPool.beginWaiting()
    defer { TaskPool.endWaiting() }
    var quiet = 0
    var turns = 0
    var news = 0
    var pieces = TaskPool.pieces
    var strangersEnd: ContinuousClock.Instant?
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
      // A piece may be queued and done between two turns.
      let isPoolAtWork = TaskPool.isBusy || TaskPool.pieces != pieces
      pieces = TaskPool.pieces
      if tasks.isBusy || isNews {
        if isNews { news += 1 }
        quiet = 0
        // Off the main actor something computes: sleep a little instead of spinning.
        if tasks.isBusy { await Self.turn(after: .microseconds(100)) }
      } else if isPoolAtWork && mayWait(&strangersEnd) {
        quiet = 0
        if TaskPool.isBusy { await Self.turn(after: .microseconds(100)) }
      } else {
        quiet += 1
      }
    }
    return nil
  }

  /// Whether `settle()` waits for the pool. What an actor or a child of a task does there is nobody's
  /// by name: while a task of the screen runs, it may be that task's, and is waited for as such.
  private func mayWait(_ strangersEnd: inout ContinuousClock.Instant?) -> Bool {
    if tasks.areRunning { return true }
    let end = strangersEnd ?? .now + Self.strangersTime
    strangersEnd = end
    return .now < end
  }

  /// Lets everything run that the main actor had queued before.
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
    let firstPiece = TaskPool.pieces
    var seen = (tasks.events, pass, TaskPool.pieces)
    var (turns, news) = (0, 0)
    while news < Self.watchTurns && turns < Self.watchLimit {
      await Self.turn()
      flush()
      turns += 1
      let now = (tasks.events, pass, TaskPool.pieces)
      if now != seen { news += 1 }
      seen = now
      // Whoever has something queued is given the time to run it.
      if TaskPool.isBusy { await Self.turn(after: .microseconds(100)) }
    }
    var named = Set<String>()
    let bodies = history.evaluations(ofPass: pass).map { "\($0.view) (\($0.cause))" }
      .filter { named.insert($0).inserted }
    let busy = tasks.views(busySince: progress, steps: Self.watchTurns / 4)
    // What an actor or a child does for a task is not seen to be that task's.
    let isElsewhere = busy.isEmpty && (TaskPool.isBusy || TaskPool.pieces != firstPiece)
    let activity = EndlessActivity(
      tasks: isElsewhere ? tasks.runningViews : busy, isCertain: !isElsewhere,
      bodies: pass == firstPass ? [] : bodies)
    RuntimeWarningLog.shared.report(activity.description)
    return activity
  }
}
