import Dispatch
import Synchronization

/// Starts the tasks of `task` modifiers and knows when none of them can go on by itself.
///
/// `TaskPool` counts what of them is queued or running off the main actor.
/// What runs on the main actor takes turns with whoever asks. So after several turns of the main
/// actor with nothing counted and nothing finished, every task is suspended or done.
final class GraphTasks: Sendable {
  private struct Counts {
    var pieces = 0
    var events = 0
    /// The tasks that have not ended.
    var running: [ObjectIdentifier: GraphTask] = [:]
    /// How many events hold back what tasks go on with.
    var holds = 0
    var held: [@Sendable () -> Void] = []
  }

  private let counts = Mutex(Counts())

  /// Starts one task: one of the main actor begins in its next turn, without a way through the pool,
  /// and goes on until it really waits. So tasks that are started one after the other also begin one
  /// after the other, and each gets as far as it gets by itself before the next begins.
  @MainActor
  func start(
    of view: String, priority: TaskPriority,
    _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let task = GraphTask(view: view, tasks: self)
    let id = ObjectIdentifier(task)
    counts.withLock {
      $0.events += 1
      $0.running[id] = task
    }
    return Task(priority: priority) { @MainActor [weak self] in
      TaskPool.follow(task)
      await action()
      TaskPool.forget()
      self?.didEnd(id)
    }
  }

  private func didEnd(_ id: ObjectIdentifier) {
    // The task is let go of outside of the lock.
    _ = counts.withLock {
      $0.events += 1
      return $0.running.removeValue(forKey: id)
    }
  }

  /// From now on nothing goes on off the main actor, until as many calls of `release()`.
  ///
  /// A task that was cancelled hears of it on a thread of the pool. Whether it came back to the main
  /// actor before those tasks begin that take its place would be a race; so those begin first.
  func hold() { counts.withLock { $0.holds += 1 } }

  /// Lets what was held back go on.
  func release() {
    let ready = counts.withLock { counts -> [@Sendable () -> Void] in
      counts.holds -= 1
      guard counts.holds == 0 else { return [] }
      defer { counts.held = [] }
      return counts.held
    }
    for piece in ready { DispatchQueue.global().async(execute: piece) }
  }

  /// Runs a piece of a task on a thread of the pool, now or after `release()`.
  func submit(_ piece: @escaping @Sendable () -> Void) {
    let isHeld = counts.withLock { counts in
      guard counts.holds > 0 else { return false }
      counts.held.append(piece)
      return true
    }
    if !isHeld { DispatchQueue.global().async(execute: piece) }
  }

  /// Called by a task: a piece of it is queued.
  func pieceDidQueue() {
    counts.withLock {
      $0.pieces += 1
      $0.events += 1
    }
  }

  /// Called by a task: a piece of it has run.
  func pieceDidRun() {
    counts.withLock {
      $0.pieces -= 1
      $0.events += 1
    }
  }

  /// Whether a task has not ended.
  var areRunning: Bool { counts.withLock { !$0.running.isEmpty } }

  /// The views of the tasks that have not ended, each once.
  var runningViews: [String] {
    Set(counts.withLock { $0.running }.values.map(\.view)).sorted()
  }

  /// Whether something of ours is queued or running off the main actor.
  var isBusy: Bool { counts.withLock { $0.pieces > 0 } }

  /// Grows with whatever happens to the tasks.
  var events: Int { counts.withLock { $0.events } }

  /// How often each running task has gone on so far, for `views(busySince:)`.
  var progress: [ObjectIdentifier: Int] {
    counts.withLock { $0.running }.mapValues(\.pieceCount)
  }

  /// The views of the running tasks that have gone on at least `steps` times since, each once; of
  /// all that have gone on at all, if there is none.
  ///
  /// One that only wakes up now and then rests meanwhile: it is not what keeps `settle()`.
  func views(busySince progress: [ObjectIdentifier: Int], steps: Int) -> [String] {
    let counts = counts.withLock { $0.running }.map { id, task in
      (view: task.view, steps: task.pieceCount - (progress[id] ?? 0) + task.openPieces)
    }
    let busy = counts.filter { $0.steps >= steps }
    return Set((busy.isEmpty ? counts.filter { $0.steps > 0 } : busy).map(\.view)).sorted()
  }
}
