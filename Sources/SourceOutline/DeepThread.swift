internal import Foundation
import Synchronization

/// A thread with a deep stack that does one piece of work after the other.
///
/// To make one costs as much as to parse some lines, and so does each page that its stack grows by.
final class DeepThread: Sendable {
  private typealias Work = (run: @Sendable () -> Void, done: @Sendable () -> Void)

  private static let bytes = 256 << 20
  /// A thread ends after so many, and gives back what one deep source made of its stack.
  private static let mostRuns = 64
  private static let waiting = Mutex<[DeepThread]>([])

  private let work = Mutex<Work?>(nil)
  private let isGiven = DispatchSemaphore(value: 0)

  /// One that has nothing to do.
  static func idle() -> DeepThread {
    if let thread = waiting.withLock({ $0.popLast() }) { return thread }
    let deep = DeepThread()
    let thread = Thread { deep.loop() }
    thread.stackSize = bytes
    thread.start()
    return deep
  }

  /// Does the work; `done` is told when the thread is free for more.
  func start(_ run: @escaping @Sendable () -> Void, done: @escaping @Sendable () -> Void) {
    work.withLock { $0 = (run, done) }
    isGiven.signal()
  }

  private func loop() {
    for count in 1...Self.mostRuns {
      isGiven.wait()
      guard let (run, done) = work.withLock({ $0.take() }) else { return }
      run()
      if count < Self.mostRuns { Self.waiting.withLock { $0.append(self) } }
      done()
    }
  }
}
