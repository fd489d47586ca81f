import Foundation

extension OperationQueue {
  /// A moment on an operation queue's clock.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The moment as a date.
    public var date: Date

    /// Makes a moment.
    public init(_ date: Date) { self.date = date }

    /// The time from this moment to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    /// The moment that lies so much later.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
    }

    /// A length of time in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      /// Seconds.
      public var magnitude: TimeInterval

      /// Seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// Makes a length of so many seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      /// Makes a length of so many seconds.
      public init(floatLiteral value: TimeInterval) { self.init(value) }
      /// Makes a length of so many seconds.
      public init(integerLiteral value: TimeInterval) { self.init(value) }
      /// Makes a length of so many seconds, nil when the number does not fit.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        self.init(value)
      }

      /// Compares the lengths.
      public static func < (left: Stride, right: Stride) -> Bool {
        left.magnitude < right.magnitude
      }
      /// Adds the lengths.
      public static func + (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude + right.magnitude)
      }
      /// Subtracts the lengths.
      public static func - (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude - right.magnitude)
      }
      /// Multiplies the numbers of seconds.
      public static func * (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude * right.magnitude)
      }
      /// Multiplies in place.
      public static func *= (left: inout Stride, right: Stride) { left = left * right }

      /// So many whole seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
      /// So many seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(s) }
      /// So many milliseconds.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
      /// So many microseconds.
      public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
      /// So many nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
    }
  }
}
