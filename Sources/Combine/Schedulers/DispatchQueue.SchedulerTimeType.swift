import Dispatch

extension DispatchQueue {
  /// A moment on a queue's clock.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The moment in Dispatch's own words.
    public var dispatchTime: DispatchTime

    /// Makes a moment.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Hashes the moment.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// The time from this moment to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
    }

    /// The moment that lies so much later.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// A length of time in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      /// Nanoseconds.
      public var magnitude: Int

      /// The length in Dispatch's own words.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      private init(seconds: Double) {
        let nanoseconds = (seconds * 1e9).rounded()
        magnitude =
          Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : nanoseconds > 0 ? .max : 0)
      }

      private init(_ value: Int, times factor: Int) {
        let (product, overflow) = value.multipliedReportingOverflow(by: factor)
        magnitude = overflow ? (value < 0 ? .min : .max) : product
      }

      /// Makes a length from Dispatch's.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let value): self = .seconds(value)
        case .milliseconds(let value): self = .milliseconds(value)
        case .microseconds(let value): self = .microseconds(value)
        case .nanoseconds(let value): self = .nanoseconds(value)
        case .never: self.init(nanoseconds: .max)
        @unknown default: self.init(nanoseconds: 0)
        }
      }

      /// Makes a length of so many seconds.
      public init(floatLiteral value: Double) { self.init(seconds: value) }
      /// Makes a length of so many seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// Makes a length of so many nanoseconds, nil when the number does not fit.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(nanoseconds: value)
      }

      /// Compares the lengths.
      public static func < (left: Stride, right: Stride) -> Bool {
        left.magnitude < right.magnitude
      }
      /// Adds the lengths.
      public static func + (left: Stride, right: Stride) -> Stride {
        Stride(nanoseconds: left.magnitude + right.magnitude)
      }
      /// Subtracts the lengths.
      public static func - (left: Stride, right: Stride) -> Stride {
        Stride(nanoseconds: left.magnitude - right.magnitude)
      }
      /// Multiplies the numbers of seconds.
      public static func * (left: Stride, right: Stride) -> Stride {
        Stride(seconds: Double(left.magnitude) / 1e9 * (Double(right.magnitude) / 1e9))
      }
      /// Multiplies in place.
      public static func *= (left: inout Stride, right: Stride) { left = left * right }

      /// So many whole seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(s, times: 1_000_000_000) }
      /// So many seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(seconds: s) }
      /// So many milliseconds.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(ms, times: 1_000_000) }
      /// So many microseconds.
      public static func microseconds(_ us: Int) -> Stride { Stride(us, times: 1000) }
      /// So many nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
    }
  }
}
