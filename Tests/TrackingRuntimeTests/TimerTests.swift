import Foundation
import XCTest

/// G08: timers, and what Linux's Foundation does with their blocks.
@MainActor
final class TimerTests: XCTestCase {
  final class Probe: Sendable {}

  /// `@unchecked`: used on the main thread only; a timer's block is `@Sendable` by type.
  final class Clock: @unchecked Sendable {
    var ticks = 0
    var timer: Timer?
    deinit { timer?.invalidate() }
    func startStrongly() {
      timer = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { _ in self.ticks += 1 }
    }
    func startWeakly() {
      timer = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { [weak self] _ in
        self?.ticks += 1
      }
    }
    func startUnstored() -> Timer {
      Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { [weak self] timer in
        guard let self else { return timer.invalidate() }
        ticks += 1
      }
    }
  }

  /// Runs the main run loop until `isDone`, at most ten seconds.
  private func run(until isDone: () -> Bool) {
    let deadline = Date(timeIntervalSinceNow: 10)
    while !isDone() && Date() < deadline {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
    }
  }

  // Conf: LNX.
  func testG08_aRepeatingTimerWithStrongSelfLeaks() async {
    weak var clock: Clock?
    do {
      let made = Clock()
      made.startStrongly()
      clock = made
    }
    XCTAssertNotNil(clock)
    clock?.timer?.invalidate()
  }

  // Conf: LNX.
  func testG08_aWeakTimerInvalidatedInDeinitDoesNot() async {
    weak var clock: Clock?
    weak var timer: Timer?
    var isValid: Bool?
    do {
      let made = Clock()
      made.startWeakly()
      (clock, timer) = (made, made.timer)
    }
    isValid = timer?.isValid ?? false
    XCTAssertNil(clock)
    XCTAssertEqual(isValid, false)
  }

  // Conf: LNX.
  func testG08_aWeakTimerThatNobodyStoresNoticesTheEndItself() async {
    weak var clock: Clock?
    let timer: Timer
    do {
      let made = Clock()
      timer = made.startUnstored()
      clock = made
    }
    XCTAssertNil(clock)
    run { !timer.isValid }
    XCTAssertFalse(timer.isValid)
  }

  // Conf: LNX. Differs from Apple's Foundation, which lets go after `invalidate()`.
  func testG08_linuxFoundationNeverReleasesTheBlockOfATimer() async {
    weak var probe: Probe?
    do {
      let kept = Probe()
      probe = kept
      let timer = Timer(timeInterval: 1, repeats: false) { _ in _ = kept }
      timer.invalidate()
    }
    XCTAssertNotNil(probe)
  }
}
