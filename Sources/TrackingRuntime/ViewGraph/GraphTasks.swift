import Dispatch
import Synchronization

/// Starts the tasks of `task` modifiers and knows when none of them can go on by itself.
///
/// Their code off the main actor runs on this executor, which counts what is queued or running.
/// What runs on the main actor takes turns with whoever asks. So after several turns of the main
/// actor with nothing counted and nothing finished, every task is suspended or done.
final class GraphTasks: TaskExecutor {
  private struct Counts {
    var jobs = 0
    var events = 0
  }

  private let counts = Mutex(Counts())

  /// Starts one task: it runs at once up to its first suspension, so that tasks that are started
  /// one after the other also begin one after the other.
  @MainActor
  func start(
    priority: TaskPriority, _ action: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    counts.withLock { $0.events += 1 }
    return Task.immediate(priority: priority, executorPreference: self) { [weak self] in
      await action()
      self?.counts.withLock { $0.events += 1 }
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    counts.withLock {
      $0.jobs += 1
      $0.events += 1
    }
    DispatchQueue.global().async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      self.counts.withLock {
        $0.jobs -= 1
        $0.events += 1
      }
    }
  }

  /// Whether something of ours is queued or running off the main actor.
  var isBusy: Bool { counts.withLock { $0.jobs > 0 } }

  /// Grows with whatever happens to the tasks.
  var events: Int { counts.withLock { $0.events } }
}
