import Checker
import Foundation
import Synchronization

/// Where the time of a check goes, phase by phase.
final class PhaseTimes: Sendable {
  private struct State {
    var last = ContinuousClock.now
    var samples: [CheckPhase: Samples] = [:]
  }

  private let state = Mutex(State())

  func begin() {
    state.withLock { $0.last = .now }
  }

  func ended(_ phase: CheckPhase) {
    state.withLock { state in
      let now = ContinuousClock.now
      state.samples[phase, default: Samples()].add((now - state.last) / .milliseconds(1))
      state.last = now
    }
  }

  func report() {
    let samples = state.withLock { $0.samples }
    for phase in CheckPhase.allCases {
      guard let found = samples[phase] else { continue }
      let name = "  \(phase.rawValue)".padding(toLength: 16, withPad: " ", startingAt: 0)
      print(
        name
          + String(
            format: "least %5.1f   median %5.1f   95 %% %5.1f", found.quantile(0), found.median,
            found.quantile(0.95)))
    }
  }
}
