import Foundation

/// What `Timer` means in a kata: a timer that lets go of its block, as Apple's does `[G08]`.
///
/// The `Timer` of swift-corelibs-foundation keeps its block for ever, so that a leak and its cure
/// would look alike. The checker adds `typealias Timer = ReleasingTimer` where a kata says `Timer`.
/// The run loop holds the timer from its scheduling until `invalidate()`; the timer holds its block
/// just as long, or until the timer itself goes.
///
/// Differs from SwiftUI: the main run loop's timers fire from the main queue, in whatever mode, so
/// not while a block of that queue runs the loop itself; and there is no initializer with a target
/// and a selector.
public final class ReleasingTimer: NSObject {
  /// The publisher of `publish(every:on:in:)`.
  public typealias TimerPublisher = Timer.TimerPublisher

  /// The shortest interval, which stands for 0 and less.
  private static let shortest: TimeInterval = 0.0001

  /// Between the firings of a timer that is done after the first.
  private static let never: TimeInterval = 3_600

  /// Seconds between two firings; 0 for a timer that fires once.
  public let timeInterval: TimeInterval

  private let lock = Lock()
  private var block: (@Sendable (ReleasingTimer) -> Void)?
  private var due: Date
  private var leeway: TimeInterval = 0
  private var runLoop: RunLoop?
  private var scheduled: (any Cancellable)?

  /// Makes a timer that begins to run when it is added to a run loop.
  public init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (ReleasingTimer) -> Void
  ) {
    timeInterval = repeats ? max(interval, Self.shortest) : 0
    self.block = block
    due = date
  }

  /// Makes a timer whose first firing is one interval away, once it is added to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (ReleasingTimer) -> Void
  ) {
    self.init(
      fire: TimerTime.date + max(interval, Self.shortest), interval: interval, repeats: repeats,
      block: block)
  }

  /// Makes a timer and adds it to the current run loop.
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (ReleasingTimer) -> Void
  ) -> ReleasingTimer {
    let timer = ReleasingTimer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Publishes the date every `interval` seconds, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    Timer.publish(
      every: interval, tolerance: tolerance, on: runLoop, in: mode, options: options)
  }

  /// The timers that a run loop holds.
  package static var scheduled: [ReleasingTimer] { ScheduledTimers.shared.all }

  /// Whether it can still fire.
  public var isValid: Bool { lock.withLock { block != nil } }

  /// When it fires next; writing it moves the next firing.
  public var fireDate: Date {
    get { lock.withLock { due } }
    set {
      lock.withLock { due = newValue }
      if let runLoop = lock.withLock({ runLoop }) { schedule(on: runLoop) }
    }
  }

  /// Seconds by which a firing may be late.
  public var tolerance: TimeInterval {
    get { lock.withLock { leeway } }
    set { lock.withLock { leeway = newValue } }
  }

  /// Nothing: only a timer with a target carries something.
  public var userInfo: Any? { nil }

  /// Runs the block at once; a timer that fires once is then done.
  public func fire() {
    guard let block = lock.withLock({ block }) else { return }
    block(self)
    if timeInterval == 0 { invalidate() }
  }

  /// Stops for good: the run loop lets go of the timer, and the timer of its block.
  public func invalidate() {
    // What was held leaves the lock first: its `deinit` may come back here.
    let held = lock.withLock {
      defer { (block, scheduled, runLoop) = (nil, nil, nil) }
      return (block, scheduled)
    }
    held.1?.cancel()
    ScheduledTimers.shared.remove(self)
  }

  /// Begins to run, unless it is invalid or runs already.
  func start(on runLoop: RunLoop) {
    let isNew = lock.withLock {
      guard block != nil, self.runLoop == nil else { return false }
      self.runLoop = runLoop
      return true
    }
    guard isNew else { return }
    ScheduledTimers.shared.insert(self)
    schedule(on: runLoop)
  }

  private func schedule(on runLoop: RunLoop) {
    let (due, tolerance) = lock.withLock { (self.due, self.leeway) }
    let new = TimerTime.schedule(
      on: runLoop, at: due, every: timeInterval > 0 ? timeInterval : Self.never,
      tolerance: tolerance
    ) {
      // Strongly: a scheduled timer lives although nobody else keeps it.
      self.tick()
    }
    let unused = lock.withLock { () -> (any Cancellable)? in
      guard block != nil else { return new }
      defer { scheduled = new }
      return scheduled
    }
    unused?.cancel()
  }

  private func tick() {
    lock.withLock { due = TimerTime.date + timeInterval }
    fire()
  }
}
