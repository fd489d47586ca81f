import Synchronization

/// What has happened in a case of the bug reports, in its order, from any thread.
final class Journal: Sendable {
  private let lines = Mutex<[String]>([])

  var entries: [String] { lines.withLock { $0 } }

  func add(_ line: String) { lines.withLock { $0.append(line) } }

  /// Waits until a line has come, at most ten seconds; the assertion that follows says the rest.
  @MainActor func wait(for line: String) async {
    let deadline = ContinuousClock.now + .seconds(10)
    while !entries.contains(line) && ContinuousClock.now < deadline {
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Waits long enough for whatever is ready on the main actor to have happened.
  @MainActor static func quiet() async {
    for _ in 0..<100 { await Task.yield() }
    try? await Task.sleep(for: .milliseconds(30))
  }
}
