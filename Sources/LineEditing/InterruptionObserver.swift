import Foundation
import Synchronization

/// Looks for Ctrl-C while the main thread is busy with work, on a thread of its own.
final class InterruptionObserver: Sendable {
  private struct State {
    /// What stops the work that runs; the innermost is last.
    var stops: [@Sendable () -> Void] = []
    /// How many waits of the main thread look for signals themselves.
    var pauses = 0
    var mustLeave = false
    var isRunning = false
    var hasEnded = false

    var isLooking: Bool { !stops.isEmpty && pauses == 0 }
  }

  private let state = Mutex(State())
  private let wake = EventPipe()
  private let signals = SignalPipe.shared

  deinit { wake.close() }

  /// Begins to look; Ctrl-C calls `stop` until `end()`.
  func begin(stop: @escaping @Sendable () -> Void) {
    let mustStart = state.withLock { state in
      state.stops.append(stop)
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if mustStart { Thread { [self] in look() }.start() }
    wake.write(1)
  }

  /// Ends what the last `begin` began; true when the process was asked to leave meanwhile.
  func end() -> Bool {
    state.withLock { state in
      state.stops.removeLast()
      defer { state.mustLeave = false }
      return state.mustLeave
    }
  }

  /// Leaves signals to the main thread while it waits, as for a line typed within work.
  func pause() { state.withLock { $0.pauses += 1 } }

  /// Ends a pause.
  func resume() {
    let mustLook = state.withLock { state in
      state.pauses -= 1
      return state.isLooking
    }
    if mustLook { wake.write(1) }
  }

  /// Ends the thread.
  func finish() {
    state.withLock { $0.hasEnded = true }
    wake.write(1)
  }

  private func look() {
    while true {
      let (isLooking, hasEnded) = state.withLock { ($0.isLooking, $0.hasEnded) }
      guard !hasEnded else { return }
      // A negative descriptor is none to `poll`.
      var polled = [wake.readEnd, isLooking ? signals.descriptor : -1].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&polled, 2, -1) > 0 else { continue }
      if polled[0].revents != 0 { _ = wake.drain() }
      guard polled[1].revents != 0 else { continue }
      let stop: (@Sendable () -> Void)? = state.withLock { state in
        // The main thread may have begun to wait since: then they are for it.
        guard state.isLooking else { return nil }
        let came = signals.take().compactMap(EventLoop.interruption)
        if came.contains(.terminate) { state.mustLeave = true }
        return came.contains(.interrupt) || came.contains(.terminate) ? state.stops.last : nil
      }
      stop?()
    }
  }
}
