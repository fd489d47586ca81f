import Combine

/// A scheduler whose clock only moves when a test says so.
final class ManualScheduler: Scheduler {
  typealias SchedulerOptions = Never

  struct SchedulerTimeType: Strideable {
    var tick: Int
    func distance(to other: Self) -> Stride { Stride(ticks: other.tick - tick) }
    func advanced(by n: Stride) -> Self { Self(tick: tick + n.ticks) }

    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
      var ticks: Int
      var magnitude: Int { abs(ticks) }
      init(ticks: Int) { self.ticks = ticks }
      init(integerLiteral value: Int) { ticks = value }
      init?<T: BinaryInteger>(exactly source: T) { ticks = Int(source) }
      static func < (left: Self, right: Self) -> Bool { left.ticks < right.ticks }
      static func + (left: Self, right: Self) -> Self { Self(ticks: left.ticks + right.ticks) }
      static func - (left: Self, right: Self) -> Self { Self(ticks: left.ticks - right.ticks) }
      static func * (left: Self, right: Self) -> Self { Self(ticks: left.ticks * right.ticks) }
      static func *= (left: inout Self, right: Self) { left = left * right }
      static func seconds(_ s: Int) -> Self { Self(ticks: s * 1000) }
      static func seconds(_ s: Double) -> Self { Self(ticks: Int(s * 1000)) }
      static func milliseconds(_ ms: Int) -> Self { Self(ticks: ms) }
      static func microseconds(_ us: Int) -> Self { Self(ticks: us / 1000) }
      static func nanoseconds(_ ns: Int) -> Self { Self(ticks: ns / 1_000_000) }
    }
  }

  private(set) var now = SchedulerTimeType(tick: 0)
  let minimumTolerance = SchedulerTimeType.Stride(ticks: 0)
  private var waiting: [(due: Int, action: () -> Void)] = []

  var waitingCount: Int { waiting.count }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    waiting.append((now.tick, action))
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    waiting.append((date.tick, action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    waiting.append((date.tick, action))
    return Subscriptions.empty
  }

  /// Moves the clock and runs what is due, in order of time, then of scheduling.
  func advance(by ticks: Int = 0) {
    let end = now.tick + ticks
    while let next = waiting.indices.filter({ waiting[$0].due <= end })
      .min(by: { (waiting[$0].due, $0) < (waiting[$1].due, $1) })
    {
      let entry = waiting.remove(at: next)
      now.tick = max(now.tick, entry.due)
      entry.action()
    }
    now.tick = end
  }
}
