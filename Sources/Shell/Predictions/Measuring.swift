import Checker
import Dispatch
import Sandbox
import Synchronization
import Workbook

/// A measurement on a thread of its own, so that it is there when the learner has thought.
final class Measuring: Sendable {
  private let cancellation = Cancellation()
  private let result = Mutex<Measurement?>(nil)
  private let ended = DispatchSemaphore(value: 0)

  /// Begins at once.
  init(_ question: Question, in sources: SourceSet, by checker: Checker) {
    WorkThread.start { [self] in
      let measurement = Measurement(
        of: question.prediction, in: question.kata, sources: sources, by: checker,
        cancellation: cancellation)
      result.withLock { $0 = measurement }
      ended.signal()
    }
  }

  /// Waits for the end; at once when it has come.
  func measurement() -> Measurement {
    ended.wait()
    defer { ended.signal() }
    return result.withLock { $0 }
      ?? .impossible(Sentence("the measurement was stopped", "計測を中止しました。"))
  }

  /// Asks it to stop.
  func cancel() { cancellation.cancel() }

  /// Whether it was asked to stop.
  var isCancelled: Bool { cancellation.isCancelled }
}
