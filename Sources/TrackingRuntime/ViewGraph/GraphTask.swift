import Synchronization

/// One task of a `task` modifier, and how often it goes on off the main actor.
final class GraphTask: Sendable {
  /// The view whose task it is.
  let view: String
  /// All of its screen.
  let tasks: GraphTasks
  private let pieces = Mutex((queued: 0, open: 0))

  init(view: String, tasks: GraphTasks) {
    self.view = view
    self.tasks = tasks
  }

  /// Called by the pool: a piece of the task is queued.
  func pieceDidQueue() {
    pieces.withLock {
      $0.queued += 1
      $0.open += 1
    }
    tasks.pieceDidQueue()
  }

  /// Called by the pool: a piece of the task has run.
  func pieceDidRun() {
    pieces.withLock { $0.open -= 1 }
    tasks.pieceDidRun()
  }

  /// How many pieces of the task have been queued.
  var pieceCount: Int { pieces.withLock { $0.queued } }

  /// How many pieces of the task are queued or running.
  var openPieces: Int { pieces.withLock { $0.open } }
}
