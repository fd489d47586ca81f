import KataTesting
import SwiftUI
import XCTest

/// As the checker has it in a kata that says `Timer`.
private typealias Timer = ReleasingTimer

/// G08: the timer that katas use, and what Linux's Foundation does with the blocks of its own.
@MainActor
final class TimerTests: XCTestCase {
  final class Probe: Sendable {}

  /// `@unchecked`: used on the main thread only; a timer's block is `@Sendable` by type.
  fileprivate final class Clock: @unchecked Sendable {
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

  /// Gives the main queue its turns until `isDone`, at most ten seconds.
  private func wait(until isDone: () -> Bool) async {
    let deadline = ContinuousClock.now + .seconds(10)
    while !isDone() && ContinuousClock.now < deadline {
      try? await Task.sleep(for: .milliseconds(1))
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
    await wait { (clock?.ticks ?? 0) > 1 }
    XCTAssertNotNil(clock)
    clock?.timer?.invalidate()
    XCTAssertNil(clock)
  }

  // Conf: LNX.
  func testG08_aWeakTimerInvalidatedInDeinitDoesNot() async {
    weak var clock: Clock?
    let timer: Timer?
    do {
      let made = Clock()
      made.startWeakly()
      (clock, timer) = (made, made.timer)
    }
    XCTAssertNil(clock)
    XCTAssertEqual(timer?.isValid, false)
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
    await wait { !timer.isValid }
    XCTAssertFalse(timer.isValid)
  }

  // Conf: DOC.
  func testG08_aTimerThatFiresOnceLetsGoOfItsBlockAfterwards() async {
    weak var probe: Probe?
    do {
      let kept = Probe()
      probe = kept
      _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in _ = kept }
    }
    XCTAssertNotNil(probe)
    await wait { probe == nil }
    XCTAssertNil(probe)
  }

  // Conf: DOC.
  func testG08_invalidateLetsGoOfTheBlockAtOnce() async {
    weak var probe: Probe?
    let timer: Timer
    do {
      let kept = Probe()
      probe = kept
      timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in _ = kept }
    }
    XCTAssertNotNil(probe)
    timer.invalidate()
    XCTAssertNil(probe)
  }

  // Conf: DOC.
  func testG08_aTimerThatWasNeverScheduledLetsGoOfItsBlock() async {
    weak var probe: Probe?
    do {
      let kept = Probe()
      probe = kept
      _ = Timer(timeInterval: 60, repeats: true) { _ in _ = kept }
    }
    XCTAssertNil(probe)
  }

  // Conf: DOC.
  func testG08_aTimerRunsOnceItIsAddedToTheRunLoop() async {
    let clock = Clock()
    let timer = Timer(timeInterval: 0.001, repeats: true) { [weak clock] _ in clock?.ticks += 1 }
    timer.tolerance = 0.0005
    RunLoop.main.add(timer, forMode: .common)
    await wait { clock.ticks > 1 }
    XCTAssertGreaterThan(clock.ticks, 1)
    XCTAssertEqual(timer.tolerance, 0.0005)
    timer.invalidate()
  }

  // Conf: DOC.
  func testG08_fireRunsTheBlockAtOnceAndEndsATimerThatFiresOnce() async {
    let clock = Clock()
    let once = Timer(timeInterval: 60, repeats: false) { [weak clock] _ in clock?.ticks += 1 }
    let often = Timer(timeInterval: 60, repeats: true) { [weak clock] _ in clock?.ticks += 10 }
    for timer in [once, once, often, often] { timer.fire() }
    XCTAssertEqual(clock.ticks, 21)
    XCTAssertEqual([once.isValid, often.isValid], [false, true])
  }

  func testATimerWaitsForVirtualTimeWhereASuiteSaysSo() async {
    let time = VirtualTimeScheduler()
    time.driveTimers()
    let clock = Clock()
    clock.timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { [weak clock] _ in
      clock?.ticks += 1
    }
    time.advance(by: .milliseconds(2_999))
    XCTAssertEqual(clock.ticks, 2)
    time.advance(by: .milliseconds(1))
    XCTAssertEqual(clock.ticks, 3)
    clock.timer?.invalidate()
    XCTAssertEqual(time.waitingCount, 0)
  }

  func testATimerPublisherWaitsForVirtualTimeToo() async {
    let time = VirtualTimeScheduler()
    time.driveTimers()
    var dates: [Date] = []
    let token = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink {
      dates.append($0)
    }
    time.advance(by: .seconds(2))
    XCTAssertEqual(dates.count, 2)
    XCTAssertEqual(dates[1].timeIntervalSince(dates[0]), 1, accuracy: 1e-6)
    token.cancel()
  }

  func testSettleDoesNotWaitForARepeatingTimer() async {
    let host = ViewHost(TickingView())
    await host.settle()
    XCTAssertEqual(host.text.count, 1)
    XCTAssertEqual(host.warnings.map(\.message), [])
    host.unmount()
  }

  // Conf: LNX. Differs from Apple's Foundation, which lets go after `invalidate()`.
  func testG08_linuxFoundationNeverReleasesTheBlockOfATimer() async {
    weak var probe: Probe?
    do {
      let kept = Probe()
      probe = kept
      let timer = Foundation.Timer(timeInterval: 1, repeats: false) { _ in _ = kept }
      timer.invalidate()
    }
    XCTAssertNotNil(probe)
  }
}

/// A screen that a repeating timer writes to, ten thousand times a second.
private struct TickingView: View {
  @State private var ticks = 0
  @State private var timer: Timer?

  var body: some View {
    Text("Ticks: \(ticks)")
      .onAppear {
        timer = .scheduledTimer(withTimeInterval: 0.0001, repeats: true) { _ in
          MainActor.assumeIsolated { ticks += 1 }
        }
      }
      .onDisappear { timer?.invalidate() }
  }
}
