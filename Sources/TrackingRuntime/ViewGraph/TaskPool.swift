import Dispatch
import Glibc
import Synchronization

/// The threads that run what belongs to no actor; it knows how much is queued or running there.
///
/// Swift's runtime hands each piece of a task to `swift_task_enqueueGlobal_hook`, where somebody has
/// set it, instead of to its own pool. What `Task.yield()` comes back by goes past the hook, to the
/// default executor itself: that is `PoolExecutor`. An executor that a task prefers would count as well; but such
/// a task leaves the main actor and comes back at each call of a function of the main actor, so that
/// others run in between, and no task of SwiftUI's does that.
enum TaskPool {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

  /// How many pieces are queued or running.
  private static let open = Atomic<Int>(0)
  /// How many pieces have been queued so far.
  private static let taken = Atomic<Int>(0)
  private struct Known {
    /// The tasks of `task` modifiers, by their address, which is that of their pieces too.
    var followed: [UInt: GraphTask] = [:]
    /// The addresses of the tasks that wait for the pool to rest.
    var waiting: Set<UInt> = []
  }
  private static let known = Mutex(Known())

  /// Whether the pool is watched: from the first screen on, if this toolchain lets us.
  static let isWatched: Bool = {
    guard let place = dlsym(nil, "swift_task_enqueueGlobal_hook") else { return false }
    place.assumingMemoryBound(to: Hook?.self).pointee = { piece, _ in TaskPool.take(piece) }
    PoolExecutor.install()
    return true
  }()

  /// Grows with each piece that is queued; an actor's work counts, which no task can be told of.
  static var pieces: Int { taken.load(ordering: .relaxed) }

  /// Whether something is queued or running.
  static var isBusy: Bool { open.load(ordering: .acquiring) > 0 }

  /// Tells a task of its pieces from now on, until `forget()`; called within that very task.
  static func follow(_ task: GraphTask) {
    guard let address = addressOfCurrentTask else { return }
    known.withLock { $0.followed[address] = task }
  }

  /// Lets go of the task that calls this.
  static func forget() {
    guard let address = addressOfCurrentTask else { return }
    _ = known.withLock { $0.followed.removeValue(forKey: address) }
  }

  /// Counts no piece of the task that calls this, until `endWaiting()`: on its way back to the main
  /// actor it passes the pool, and would find itself there.
  static func beginWaiting() {
    guard let address = addressOfCurrentTask else { return }
    _ = known.withLock { $0.waiting.insert(address) }
  }

  /// Counts the pieces of the task that calls this again.
  static func endWaiting() {
    guard let address = addressOfCurrentTask else { return }
    _ = known.withLock { $0.waiting.remove(address) }
  }

  private static var addressOfCurrentTask: UInt? {
    withUnsafeCurrentTask { task in task.map { unsafeBitCast($0, to: UInt.self) } }
  }

  /// Counts a piece and has a thread run it.
  static func take(_ piece: UnownedJob) {
    let address = unsafeBitCast(piece, to: UInt.self)
    let (task, isWaiting) = known.withLock {
      ($0.followed[address], $0.waiting.contains(address))
    }
    // An executor without identity, as the pool of the toolchain runs its pieces on.
    let nobody = unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)
    let queue = DispatchQueue.global(qos: quality(for: piece.priority))
    guard !isWaiting else { return queue.async { piece.runSynchronously(on: nobody) } }
    open.add(1, ordering: .acquiringAndReleasing)
    taken.add(1, ordering: .relaxed)
    task?.pieceDidQueue()
    let work: @Sendable () -> Void = {
      piece.runSynchronously(on: nobody)
      task?.pieceDidRun()
      open.subtract(1, ordering: .acquiringAndReleasing)
    }
    guard let task else { return queue.async(execute: work) }
    task.tasks.submit(work)
  }

  private static func quality(for priority: JobPriority) -> DispatchQoS.QoSClass {
    switch priority.rawValue {
    case 33...: .userInteractive
    case 25...: .userInitiated
    case 21...: .default
    case 17...: .utility
    case 1...: .background
    default: .default
    }
  }
}
