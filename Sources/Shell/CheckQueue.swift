import Checker
import Foundation
import LineEditing
import Sandbox
import Workbook

/// Checks saved katas one after the other on a thread of its own, so that typing goes on.
///
/// A request during a check waits for its end; several that wait for the same kata are one, as each
/// reads the files only when it begins. Nothing that was saved goes unchecked.
final class CheckQueue {
  /// Checks a kata as its files lie there now; stops early when cancelled.
  typealias Check = @Sendable (Kata, Cancellation) -> CheckResult

  /// A check that has ended.
  struct Finished: Sendable {
    var kata: Kata
    var result: CheckResult
    /// Whether Ctrl-C ended it: then the result says nothing about the kata.
    var wasStopped: Bool
  }

  private let check: Check
  private let mailbox = Mailbox<Finished>()
  private var running: Cancellation?
  private var waiting: [Kata] = []

  /// Readable when a check has ended.
  var descriptor: Int32 { mailbox.descriptor }

  /// Whether a check runs or waits.
  var isBusy: Bool { running != nil }

  /// Makes an idle queue.
  init(check: @escaping Check) {
    self.check = check
  }

  /// Checks this kata now, or as soon as the one that runs has ended.
  func request(_ kata: Kata) {
    guard running == nil else {
      if !waiting.contains(where: { $0.id == kata.id }) { waiting.append(kata) }
      return
    }
    start(kata)
  }

  /// Stops the check that runs; those that wait are given up.
  func stop() {
    waiting = []
    running?.cancel()
  }

  /// The checks that have ended since the last call; the next one that waits begins.
  func take() -> [Finished] {
    let finished = mailbox.take()
    if !finished.isEmpty {
      running = nil
      if !waiting.isEmpty { start(waiting.removeFirst()) }
    }
    return finished
  }

  private func start(_ kata: Kata) {
    let cancellation = Cancellation()
    running = cancellation
    WorkThread.start { [check, mailbox] in
      let result = check(kata, cancellation)
      mailbox.send(Finished(kata: kata, result: result, wasStopped: cancellation.isCancelled))
    }
  }
}
