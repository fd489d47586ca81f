import SwiftUI
import Dispatch

/// A scheduler whose clock only moves when a suite says so; it stands in for a `DispatchQueue`.
///
/// ```swift
/// let time = VirtualTimeScheduler()
/// // init(scheduler: some Scheduler<DispatchQueue.SchedulerTimeType> = DispatchQueue.main)
/// let model = SearchModel(scheduler: time)
/// model.query = "swift"
/// time.advance(by: .milliseconds(300))
/// ```
public final class VirtualTimeScheduler: Scheduler {
  /// A moment on the clock, of the same type as a queue's.
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  /// What may be said of a queue's closures and is not looked at here.
  public typealias SchedulerOptions = DispatchQueue.SchedulerOptions

  private struct Entry {
    let number: UInt64
    var due: SchedulerTimeType
    let interval: SchedulerTimeType.Stride?
    let action: () -> Void
  }

  /// This moment; the clock stands until `advance(by:)`.
  public private(set) var now: SchedulerTimeType
  private var waiting: [Entry] = []
  private var lastNumber: UInt64 = 0

  /// Makes a scheduler with nothing to do.
  public init() {
    // Not 0: Dispatch reads that as the real present.
    now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
  }

  /// Virtual time is exact.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Lets each new `Timer` of the main run loop wait for this clock, as long as it lives.
  public func driveTimers() { TimerTime.use(self) }

  /// How many closures wait for their time.
  public var waitingCount: Int { waiting.count }

  /// Moves the clock and runs what becomes due, in order of time, then of scheduling.
  ///
  /// What those closures schedule runs too, if it is due by the new time; so nothing by 0 still
  /// runs what was scheduled for the next opportunity.
  public func advance(by time: SchedulerTimeType.Stride = .nanoseconds(0)) {
    precondition(time >= .nanoseconds(0), "A clock only moves forward")
    let end = now.advanced(by: time)
    while let place = nextPlace(until: end) {
      let entry = waiting[place]
      if let interval = entry.interval {
        waiting[place].due = entry.due.advanced(by: interval)
      } else {
        waiting.remove(at: place)
      }
      now = max(now, entry.due)
      entry.action()
    }
    now = max(now, end)
  }

  /// Runs a closure when the clock is next moved.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    _ = add(now, nil, action)
  }

  /// Runs a closure once the clock has come to a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    _ = add(date, nil, action)
  }

  /// Runs a closure again and again from a moment on, until cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    precondition(interval > .nanoseconds(0), "An interval must be longer than nothing")
    let number = add(date, interval, action)
    return AnyCancellable { self.waiting.removeAll { $0.number == number } }
  }

  private func add(
    _ due: SchedulerTimeType, _ interval: SchedulerTimeType.Stride?,
    _ action: @escaping () -> Void
  ) -> UInt64 {
    lastNumber += 1
    waiting.append(Entry(number: lastNumber, due: due, interval: interval, action: action))
    return lastNumber
  }

  private func nextPlace(until end: SchedulerTimeType) -> Int? {
    waiting.indices.filter { waiting[$0].due <= end }.min {
      (waiting[$0].due, waiting[$0].number) < (waiting[$1].due, waiting[$1].number)
    }
  }
}
