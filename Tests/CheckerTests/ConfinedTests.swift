import Checker
import XCTest

/// Answers that nobody trusts: gates, walls, and a pass that has to be one twice.
final class ConfinedTests: XCTestCase {
  func testARightAnswerPassesTwice() throws {
    let judged = try Fixture().judge(Fixture.counter)
    XCTAssertEqual(judged.result.verdict, .passed, judged.result.reason)
    XCTAssertEqual(judged.second?.verdict, .passed)
    XCTAssertFalse(judged.isFlaky)
  }

  func testAWrongAnswerIsRunOnceAndFails() throws {
    let judged = try Fixture().judge(Fixture.incrementing("count += 2"))
    XCTAssertEqual(judged.result.verdict, .failed, judged.result.reason)
    XCTAssertNil(judged.second)
  }

  func testAGateSaysItsRule() throws {
    let judged = try Fixture().judge(
      Fixture.incrementing("count += 1; exit(0)", imports: "import Glibc"))
    XCTAssertEqual(judged.result.verdict, .forbidden, judged.result.reason)
    XCTAssertNotNil(judged.result.rule)
  }

  func testAnEarlyExitBehindWallsIsTampering() throws {
    let judged = try Fixture().judge(
      Fixture.incrementing("exit(0)", imports: "import Glibc"), isGated: false)
    XCTAssertEqual(judged.result.verdict, .tampered, judged.result.reason)
    XCTAssertEqual(judged.result.rule, "early-exit")
  }

  func testACrashBehindWallsIsACrash() throws {
    let judged = try Fixture().judge(Fixture.incrementing("fatalError(\"no\")"))
    XCTAssertEqual(judged.result.verdict, .crashed, judged.result.reason)
  }

  func testTooMuchMemoryBehindWallsIsTold() throws {
    let judged = try Fixture().judge(
      Fixture.incrementing(
        "var all: [[UInt8]] = []; while true { all.append(.init(repeating: 1, count: 64 << 20)) }"))
    XCTAssertEqual(judged.result.verdict, .outOfMemory, judged.result.reason)
  }

  func testTheSuiteCannotBeReadBehindWalls() throws {
    let fixture = try Fixture()
    let path = fixture.kata.suiteFolder.path + "/CounterTests.swift"
    let judged = try fixture.judge(
      Fixture.incrementing(
        "count += FileManager.default.contents(atPath: \"\(path)\") == nil ? 1 : 7",
        imports: "import Foundation"), isGated: false)
    XCTAssertEqual(judged.result.verdict, .passed, judged.result.reason)
  }

  func testEachTestCanHaveAProcessOfItsOwn() throws {
    let suite = """
      import XCTest
      @testable import Kata
      nonisolated(unsafe) var runs = 0
      final class AloneTests: XCTestCase {
        func testOne() { runs += 1; XCTAssertEqual(runs, 1) }
        func testTwo() { runs += 1; XCTAssertEqual(runs, 1) }
        func testCrash() { XCTAssertEqual(Counter().count, 0) }
      }
      """
    let fixture = try Fixture(suite: suite, isolation: "test")
    let judged = try fixture.judge(
      """
      import SwiftUI

      @Observable final class Counter {
        var count: Int { fatalError("no") }
        func increment() {}
      }
      """)
    XCTAssertEqual(judged.result.verdict, .crashed, judged.result.reason)
    XCTAssertEqual(judged.result.tests.map(\.outcome), [.passed, .passed, .crashed])
  }

  func testTestsBehindACrashRunInAnotherProcess() throws {
    let suite = """
      import XCTest
      @testable import Kata
      final class OrderedTests: XCTestCase {
        func testA() { XCTAssertEqual(Counter().count, 0) }
        func testB() { Counter().increment() }
        func testC() { XCTAssertEqual(Counter().count, 0) }
        func testD() { XCTAssertEqual(Counter().count, 1) }
      }
      """
    let judged = try Fixture(suite: suite).judge(Fixture.incrementing("fatalError(\"no\")"))
    XCTAssertEqual(judged.result.verdict, .crashed, judged.result.reason)
    XCTAssertEqual(judged.result.tests.map(\.outcome), [.passed, .crashed, .passed, .failed])
  }

  func testAnAnswerThatNeverFinishesATestIsNotWaitedForAtEachTest() throws {
    let suite = """
      import XCTest
      @testable import Kata
      final class EndlessTests: XCTestCase {
      \((0..<6).map { "  func test\($0)() { Counter().increment() }" }.joined(separator: "\n"))
      }
      """
    let judged = try Fixture(suite: suite).judge(Fixture.incrementing("fatalError(\"no\")"))
    XCTAssertEqual(judged.result.tests.count { $0.outcome == .crashed }, 2)
    XCTAssertEqual(judged.result.tests.count { $0.outcome == .notRun }, 4)
  }

  func testAnAnswerThatPassesByTheOrderOfTheTestsIsFlaky() throws {
    let suite = """
      import XCTest
      @testable import Kata
      final class OrderTests: XCTestCase {
      \((0..<8).map { "  func test\($0)() { XCTAssertTrue(Counter.isTurn(\($0))) }" }.joined(separator: "\n"))
      }
      """
    let judged = try Fixture(suite: suite).judge(
      """
      import SwiftUI

      @MainActor @Observable final class Counter {
        static var last = -1
        nonisolated static func isTurn(_ turn: Int) -> Bool {
          MainActor.assumeIsolated {
            defer { last = turn }
            return turn == last + 1
          }
        }
      }
      """)
    XCTAssertTrue(judged.isFlaky, judged.result.reason)
  }
}
