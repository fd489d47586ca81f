/// A scheduler that runs each closure at once, where it is told to; it has no time.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// There is nothing to say about how a closure runs.
  public typealias SchedulerOptions = Never

  /// A moment without meaning.
  public struct SchedulerTimeType: Strideable, Sendable {
    fileprivate init() {}

    /// The moment itself, since no time passes.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }

    /// The moment itself, since no time passes.
    public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType() }

    /// A length of time without meaning.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Sendable
    {
      /// The number it was made from.
      public var magnitude: Int

      /// Makes a length of time.
      public init(_ value: Int) { magnitude = value }
      /// Makes a length of time.
      public init(integerLiteral value: Int) { self.init(value) }
      /// Makes a length of time.
      public init(floatLiteral value: Double) { self.init(Int(value)) }
      /// Makes a length of time, nil when the number does not fit.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(value)
      }

      /// Compares the numbers.
      public static func < (left: Stride, right: Stride) -> Bool {
        left.magnitude < right.magnitude
      }
      /// Adds the numbers.
      public static func + (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude + right.magnitude)
      }
      /// Subtracts the numbers.
      public static func - (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude - right.magnitude)
      }
      /// Multiplies the numbers.
      public static func * (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude * right.magnitude)
      }
      /// Multiplies the numbers in place.
      public static func *= (left: inout Stride, right: Stride) { left = left * right }

      /// Nothing, since no time passes.
      public static func seconds(_ s: Int) -> Stride { 0 }
      /// Nothing, since no time passes.
      public static func seconds(_ s: Double) -> Stride { 0 }
      /// Nothing, since no time passes.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      /// Nothing, since no time passes.
      public static func microseconds(_ us: Int) -> Stride { 0 }
      /// Nothing, since no time passes.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }

  /// The one such scheduler.
  public static let shared = ImmediateScheduler()

  private init() {}

  /// A moment without meaning.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// Nothing, since no time passes.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs the closure at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs the closure at once.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs the closure at once, and only once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
