import Synchronization

/// Runs what one task does off the main actor, and tells how often it goes on.
final class GraphTaskExecutor: TaskExecutor {
  /// The view whose task it is.
  let view: String
  private let tasks: GraphTasks
  private let jobs = Mutex((queued: 0, open: 0))

  init(view: String, tasks: GraphTasks) {
    self.view = view
    self.tasks = tasks
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock {
      $0.queued += 1
      $0.open += 1
    }
    tasks.jobDidQueue()
    tasks.submit {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      self.jobs.withLock { $0.open -= 1 }
      self.tasks.jobDidRun()
    }
  }

  /// How many pieces of the task have been queued.
  var jobCount: Int { jobs.withLock { $0.queued } }

  /// How many pieces of the task are queued or running.
  var openJobs: Int { jobs.withLock { $0.open } }
}
