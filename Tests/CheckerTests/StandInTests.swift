import Checker
import XCTest

/// `Timer` in a kata means one that lets go of its block, whatever the file imports [G08].
final class StandInTests: XCTestCase {
  private static let suite = """
    import Foundation
    import KataTesting
    import SwiftUI
    import XCTest

    @testable import Kata

    final class ClockTests: XCTestCase {
      @MainActor func testTheBlockIsLetGo() async {
        let time = VirtualTimeScheduler()
        time.driveTimers()
        let timer: Timer = makeTimer()
        timer.invalidate()
        await assertReleased { Clock() }
      }
    }
    """

  /// Strong on purpose: only a timer that lets go of its block lets the clock go.
  private static let answer = """
    IMPORTS

    func makeTimer() -> Timer { Timer(timeInterval: 1, repeats: true) { $0.invalidate() } }

    @MainActor final class Clock {
      var ticks = 0
      init() {
        let timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in
          MainActor.assumeIsolated { self.ticks += 1 }
        }
        timer.invalidate()
        let other = Timer(timeInterval: 60, repeats: true) { _ in
          MainActor.assumeIsolated { self.ticks += 1 }
        }
        RunLoop.main.add(other, forMode: .common)
        other.invalidate()
      }
    }
    """

  private func assertPassed(_ answer: String, suite: String = suite, line: UInt = #line) throws {
    let fixture = try Fixture(solution: answer, suite: suite)
    let result = fixture.check(answer)
    let story =
      result.tests.flatMap(\.failures).map(\.message) + result.diagnostics.map(\.message)
    XCTAssertEqual(result.verdict, .passed, "\(result.reason) \(story)", line: line)
  }

  func testTimerLetsGoOfItsBlockWhateverTheFileImports() throws {
    for imports in ["import Foundation", "import SwiftUI", "import Foundation\nimport SwiftUI"] {
      try assertPassed(Self.answer.replacing("IMPORTS", with: imports))
    }
  }

  func testATypeOfTheKatasOwnKeepsItsName() throws {
    let suite = """
      import XCTest

      @testable import Kata

      final class OwnTests: XCTestCase {
        func testOwn() { XCTAssertEqual(makeOwn().name, "own") }
      }
      """
    try assertPassed(
      """
      struct Timer { var name = "own" }
      func makeOwn() -> Timer { Timer() }
      """, suite: suite)
  }
}
