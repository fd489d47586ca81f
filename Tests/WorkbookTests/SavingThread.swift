import Foundation
import Synchronization

/// Saves one text after the other into a file, each whole, for as long as a test looks on.
final class SavingThread: Sendable {
  private let mustStop = Atomic(false)
  private let ended = DispatchSemaphore(value: 0)

  init(_ texts: [Data], to file: URL) {
    Thread { [self] in
      while !mustStop.load(ordering: .relaxed) {
        for text in texts { try? text.write(to: file, options: .atomic) }
      }
      ended.signal()
    }.start()
  }

  /// Returns when nothing will be written any more.
  func stop() {
    mustStop.store(true, ordering: .relaxed)
    ended.wait()
  }
}
