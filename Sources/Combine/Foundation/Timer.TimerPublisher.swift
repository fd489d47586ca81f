import Foundation

extension Timer {
  /// A publisher of the date, again and again, once it is connected.
  ///
  /// Differs from Combine: time comes from Dispatch, not from a `Timer`, because the `Timer` of
  /// swift-corelibs-foundation never lets go of its block `[G08]`; so `mode` changes nothing.
  public final class TimerPublisher: ConnectablePublisher {
    /// The moment of each tick.
    public typealias Output = Date
    /// It cannot fail.
    public typealias Failure = Never

    /// Seconds between two ticks.
    public let interval: TimeInterval
    /// Seconds by which a tick may be late; nil for the run loop's own.
    public let tolerance: TimeInterval?
    /// Where ticks are delivered.
    public let runLoop: RunLoop
    /// The run loop's mode that was asked for.
    public let mode: RunLoop.Mode

    private let subject = PassthroughSubject<Date, Never>()

    /// Makes the publisher that `publish(every:tolerance:on:in:options:)` returns.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Attaches a subscriber; ticks come once the publisher is connected.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.subscribe(subscriber)
    }

    /// Begins to tick, first after one interval, until the token is cancelled.
    public func connect() -> any Cancellable {
      TimerTime.schedule(
        on: runLoop, at: TimerTime.date + interval, every: interval, tolerance: tolerance ?? 0
      ) { [subject] in
        subject.send(TimerTime.date)
      }
    }
  }

  /// Publishes the date every `interval` seconds, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
