import Foundation

/// A turn for everything else: the main actor's jobs and the tasks that are ready to run.
enum TaskTurn {
  /// Lets the main actor and the shared pool of threads each do what is waiting, then a moment.
  ///
  /// A background task runs when the pool has a thread to spare, so a turn grows with the load
  /// of the machine, where a sleep of a fixed length would not.
  @MainActor static func one() async {
    await Task.yield()
    await Task.detached(priority: .background) {}.value
    try? await Task.sleep(for: .milliseconds(1))
  }
}
