import Foundation

/// Waits for everything that can happen while a prompt is shown or a check runs; main thread only.
///
///     loop.watch(mailbox.descriptor) { for message in mailbox.take() { … } }
///     loop.run(while: { !done })
public final class EventLoop {
  /// What a signal asks of whoever waits.
  public enum Interruption: Sendable, Equatable {
    /// Ctrl-C.
    case interrupt
    /// Ctrl-Z.
    case suspend
    /// The terminal has another size.
    case resize
    /// The process was asked to leave, or its terminal is gone.
    case terminate
  }

  private struct Deadline {
    var time: ContinuousClock.Instant
    var action: () -> Void
  }

  private var watched: [Int32: () -> Void] = [:]
  private var deadlines: [String: Deadline] = [:]
  private let signals = SignalPipe.shared
  private let observer = InterruptionObserver()
  /// Signals that have come and were not asked for yet.
  private var interruptions: [Interruption] = []

  private static let received = [SIGINT, SIGWINCH, SIGTERM, SIGHUP]

  /// Makes a loop that receives Ctrl-C, a resize and the request to leave.
  public init() {
    for signal in Self.received { signals.receive(signal) }
  }

  deinit {
    observer.finish()
    for signal in Self.received { signals.restore(signal) }
  }

  /// Calls `action` whenever the descriptor is readable; `nil` ends that.
  public func watch(_ descriptor: Int32, _ action: (() -> Void)?) {
    watched[descriptor] = action
  }

  /// Calls `action` once after a delay; a later call with the same name takes its place.
  public func after(_ delay: Duration, _ name: String, _ action: @escaping () -> Void) {
    deadlines[name] = Deadline(time: .now + delay, action: action)
  }

  /// The oldest interruption that nobody has taken.
  public func takeInterruption() -> Interruption? {
    interruptions.isEmpty ? nil : interruptions.removeFirst()
  }

  /// Waits for `descriptor` and deals with all other events meanwhile.
  ///
  /// - Returns: true when the descriptor is readable; false when an interruption came or `condition`
  ///   no longer holds.
  @discardableResult
  public func run(
    until descriptor: Int32? = nil, while condition: () -> Bool = { true }
  ) -> Bool {
    observer.pause()
    defer { observer.resume() }
    while interruptions.isEmpty && condition() {
      let others = Array(watched.keys)
      let wanted = [signals.descriptor] + others + (descriptor.map { [$0] } ?? [])
      var polled = wanted.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&polled, nfds_t(polled.count), timeout()) >= 0 else {
        if errno == EINTR { continue }
        return false
      }
      if polled[0].revents != 0 { interruptions += signals.take().compactMap(Self.interruption) }
      for (index, other) in others.enumerated() where polled[index + 1].revents != 0 {
        watched[other]?()
      }
      fireDeadlines()
      // What came first is dealt with first: typed characters wait in the terminal.
      if interruptions.isEmpty, descriptor != nil, polled[polled.count - 1].revents != 0 {
        return true
      }
    }
    return false
  }

  /// Does work that keeps this thread busy; a thread of its own tells Ctrl-C to `stop` meanwhile.
  ///
  /// A request to leave stops the work too, and is there to be taken afterwards.
  public func work<Result>(
    stop: @escaping @Sendable () -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    observer.begin(stop: stop)
    defer { if observer.end() { interruptions.append(.terminate) } }
    return try body()
  }

  /// Lets Ctrl-Z stop the process, as a shell expects; returns when it goes on.
  func suspend() {
    signals.restore(SIGTSTP)
    raise(SIGTSTP)
  }

  /// Whether Ctrl-Z comes as an interruption.
  func receiveSuspend(_ wanted: Bool) {
    if wanted { signals.receive(SIGTSTP) } else { signals.restore(SIGTSTP) }
  }

  static func interruption(_ signal: Int32) -> Interruption? {
    switch signal {
    case SIGINT: .interrupt
    case SIGTSTP: .suspend
    case SIGWINCH: .resize
    case SIGTERM, SIGHUP: .terminate
    default: nil
    }
  }

  /// Milliseconds until the next deadline, rounded up; -1 when there is none.
  private func timeout() -> Int32 {
    guard let next = deadlines.values.map(\.time).min() else { return -1 }
    let left = ContinuousClock.now.duration(to: next)
    guard left > .zero else { return 0 }
    return Int32(clamping: Int((left / .milliseconds(1)).rounded(.up)))
  }

  private func fireDeadlines() {
    let now = ContinuousClock.now
    let due = deadlines.filter { $0.value.time <= now }.sorted { $0.value.time < $1.value.time }
    for (name, _) in due { deadlines[name] = nil }
    for (_, deadline) in due { deadline.action() }
  }
}
