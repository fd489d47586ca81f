#if compiler(>=6.3)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

  /// The default executor of the process, from the first screen on: it hands all to `TaskPool`.
  ///
  /// Since Swift 6.2 `Task.yield()` enqueues what it comes back by here, not by the hook. Uncounted, a
  /// task that yields would seem to rest until a thread of the pool has time for it.
  final class PoolExecutor: TaskExecutor, SchedulingExecutor {
    /// The toolchain's own, which goes on waking whoever sleeps: a task that sleeps rests.
    private let clock: any SchedulingExecutor

    private init(clock: any SchedulingExecutor) { self.clock = clock }

    func enqueue(_ job: consuming ExecutorJob) { TaskPool.take(UnownedJob(job)) }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      self.clock.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      self.clock.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
    }

    private static let shared = (Task.defaultExecutor as? any SchedulingExecutor)
      .map(PoolExecutor.init)

    /// Takes the place of the toolchain's default executor, if that can wake; its main executor stays.
    static func install() {
      if shared != nil { _createExecutors(factory: Factory.self) }
    }

    private enum Factory: ExecutorFactory {
      static var mainExecutor: any MainExecutor { MainActor.executor }
      static var defaultExecutor: any TaskExecutor {
        PoolExecutor.shared ?? PlatformExecutorFactory.defaultExecutor
      }
    }
  }
#else
  /// Before, there is no default executor to take the place of.
  enum PoolExecutor {
    static func install() {}
  }
#endif
