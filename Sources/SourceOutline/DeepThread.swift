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

  /// The thread's own clock, and what it showed when the present work began.
  private struct Clock {
    var id: clockid_t
    var start: Double
  }

  private let work = Mutex<Work?>(nil)
  private let clock = Mutex<Clock?>(nil)
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

  /// How long the present work has kept a processor busy, in seconds; nil where that is unknown.
  ///
  /// On a machine that others keep busy a second of work takes many by the clock on the wall.
  var secondsOfWork: Double? {
    clock.withLock { clock in
      guard let clock, let now = Self.seconds(of: clock.id) else { return nil }
      return now - clock.start
    }
  }

  private static func seconds(of clock: clockid_t) -> Double? {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return nil }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func startClock() {
    var id = clockid_t()
    let isKnown = pthread_getcpuclockid(pthread_self(), &id) == 0
    let start = isKnown ? Self.seconds(of: id) : nil
    clock.withLock { $0 = start.map { Clock(id: id, start: $0) } }
  }

  private func loop() {
    for count in 1...Self.mostRuns {
      isGiven.wait()
      guard let (run, done) = work.withLock({ $0.take() }) else { return }
      startClock()
      run()
      clock.withLock { $0 = nil }
      if count < Self.mostRuns { Self.waiting.withLock { $0.append(self) } }
      done()
    }
  }
}
