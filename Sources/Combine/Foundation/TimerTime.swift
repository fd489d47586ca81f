import Dispatch
import Foundation
import Synchronization

/// Where timers take their time from: their run loop, or a clock that a suite moves by hand.
package enum TimerTime {
  /// A suite's clock, and the date that it shows.
  private struct Hand {
    weak var clock: AnyObject?
    let date: () -> Date?
  }

  /// `@unchecked Sendable`: its lock guards the reference, and the clock itself is only used on the
  /// main thread, by timers of the main run loop.
  private final class Store: @unchecked Sendable {
    private let lock = Lock()
    private var hand: Hand?

    func set(_ hand: Hand) { lock.withLock { self.hand = hand } }
    var current: Hand? { lock.withLock { hand } }
  }

  private static let store = Store()
  private static let fired = Atomic(0)

  /// How many times timers and their publishers have fired: what they do is nothing to wait for.
  package static var firings: Int { fired.load(ordering: .relaxed) }

  /// Lets new timers of the main run loop wait for `clock`, as long as that lives.
  package static func use<Clock: Scheduler<DispatchQueue.SchedulerTimeType> & AnyObject>(
    _ clock: Clock
  ) {
    let (start, startDate) = (clock.now, Date())
    store.set(
      Hand(clock: clock) { [weak clock] in
        clock.map { startDate + Double(start.distance(to: $0.now).magnitude) / 1e9 }
      })
  }

  /// The date by the suite's clock, else the real one.
  static var date: Date { store.current?.date() ?? Date() }

  /// Calls `action` at a date and again every `interval`, until the token is cancelled.
  static func schedule(
    on runLoop: RunLoop, at due: Date, every interval: TimeInterval, tolerance: TimeInterval,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = {
      fired.wrappingAdd(1, ordering: .relaxed)
      action()
    }
    // A date is a floating-point number: 1 s from now must not become a nanosecond more.
    let delay = max((due.timeIntervalSince(date) * 1e6).rounded() / 1e6, 0)
    if runLoop === RunLoop.main,
      let clock = store.current?.clock as? any Scheduler<DispatchQueue.SchedulerTimeType>
    {
      return schedule(on: clock, after: delay, every: interval, action)
    }
    return runLoop.schedule(
      after: runLoop.now.advanced(by: .init(delay)), interval: .init(interval),
      tolerance: .init(tolerance), options: nil, action)
  }

  private static func schedule<Clock: Scheduler<DispatchQueue.SchedulerTimeType>>(
    on clock: Clock, after delay: TimeInterval, every interval: TimeInterval,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    clock.schedule(
      after: clock.now.advanced(by: .seconds(delay)), interval: .seconds(interval),
      tolerance: .nanoseconds(0), options: nil, action)
  }
}
