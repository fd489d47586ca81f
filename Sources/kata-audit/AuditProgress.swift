import Foundation
import LineEditing
import Synchronization

/// How far an audit is, on standard error, once it takes more than a second; only at a terminal.
final class AuditProgress: Sendable {
  private let count: Int
  private let phrases: AuditPhrases
  private let isShown = isatty(STDERR_FILENO) == 1
  private let next = Mutex(ContinuousClock.now + .seconds(1))
  private let isDirty = Atomic<Bool>(false)

  init(of count: Int, _ phrases: AuditPhrases) {
    self.count = count
    self.phrases = phrases
  }

  /// Shows how many files are done, at most ten times a second; any thread may.
  func show(_ done: Int) {
    guard isShown else { return }
    next.withLock { next in
      guard .now >= next else { return }
      next = .now + .milliseconds(100)
      isDirty.store(true, ordering: .relaxed)
      Terminal.write("\r\u{1B}[K" + phrases.progress(done, count), to: STDERR_FILENO)
    }
  }

  /// Wipes the line.
  func end() {
    if isDirty.load(ordering: .relaxed) { Terminal.write("\r\u{1B}[K", to: STDERR_FILENO) }
  }
}
