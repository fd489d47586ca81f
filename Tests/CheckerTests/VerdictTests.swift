import Checker
import Foundation
import Sandbox
import XCTest

final class VerdictTests: XCTestCase {
  func testARightAnswerPasses() throws {
    let result = try Fixture().check(Fixture.counter)
    XCTAssertEqual(result.verdict, .passed, "\(result)")
    XCTAssertEqual(result.tests.map(\.outcome), [.passed, .passed])
    XCTAssertEqual(result.reason, "all 2 tests passed")
  }

  func testAWrongAnswerFailsWithMessageFileAndLine() throws {
    let result = try Fixture().check(Fixture.incrementing(""))
    XCTAssertEqual(result.verdict, .failed, "\(result)")
    XCTAssertEqual(result.tests.map(\.outcome), [.passed, .failed])
    let failure = try XCTUnwrap(result.tests.last?.failures.first)
    XCTAssertTrue(failure.message.contains("two increments count two"), failure.message)
    XCTAssertEqual(failure.file, "Tests/KataSuites/01-start/01-counter/CounterTests.swift")
    XCTAssertEqual(failure.line, 12)
  }

  func testAnAnswerThatDoesNotCompileSaysWhereAndWhy() throws {
    let result = try Fixture().check(Fixture.incrementing("coumt += 1"))
    XCTAssertEqual(result.verdict, .didNotCompile, "\(result)")
    let error = try XCTUnwrap(result.diagnostics.first)
    XCTAssertEqual(error.message, "cannot find 'coumt' in scope")
    XCTAssertEqual([error.line, error.column], [6, 22])
    XCTAssertEqual(error.file, "Counter.swift")
    XCTAssertTrue(error.excerpt.contains("func increment() { coumt += 1 }"), error.excerpt)
    XCTAssertTrue(error.excerpt.hasSuffix("^~~~~"), error.excerpt)
  }

  func testACrashInATestNamesTheTestAndKeepsTheResultsBefore() throws {
    let result = try Fixture().check(Fixture.incrementing("fatalError(\"boom\")"))
    XCTAssertEqual(result.verdict, .crashed, "\(result)")
    // XCTest runs a class's tests in the order of registration, which is the source's.
    XCTAssertEqual(result.tests.map(\.outcome), [.passed, .crashed])
    XCTAssertTrue(result.reason.hasPrefix("CounterTests/testIncrement crashed"), result.reason)
    XCTAssertTrue(result.reason.contains("Fatal error: boom"), result.reason)
  }

  func testACrashForAMissingObjectIsToldWithTheRightModifier() throws {
    let suite = """
      import KataTesting
      import SwiftUI
      import XCTest
      @testable import Kata
      final class ReaderTests: XCTestCase {
        func testMounts() { MainActor.assumeIsolated { _ = ViewHost(Reader()) } }
      }
      """
    let reader = """

      struct Reader: View {
        @Environment(Counter.self) private var counter
        var body: some View { Text("\\(counter.count)") }
      }
      """
    let result = try Fixture(solution: Fixture.counter + reader, suite: suite)
      .check(Fixture.counter + reader)
    XCTAssertEqual(result.verdict, .crashed, "\(result)")
    XCTAssertTrue(
      result.reason.hasSuffix(
        "may be missing as an ancestor of this view. Remedy: write .environment(...) with a Counter"
          + " on a view above this one; .environmentObject(_:) is for an ObservableObject."),
      result.reason)
  }

  func testAHangNamesTheTestAndKeepsTheResultsBefore() throws {
    let fixture = try Fixture(testSeconds: 0.5)
    let result = fixture.check(Fixture.incrementing("while true {}"))
    XCTAssertEqual(result.verdict, .timedOut, "\(result)")
    XCTAssertEqual(result.tests.map(\.outcome), [.passed, .timedOut])
    XCTAssertEqual(result.reason, "CounterTests/testIncrement was still running after 0.5 s")
  }

  func testTenMegabytesOfPrintsHangNothingAndAreCut() throws {
    let body = "count += 1; for _ in 0..<100_000 { print(String(repeating: \"x\", count: 49)) }"
    let result = try Fixture().check(Fixture.incrementing(body))
    XCTAssertEqual(result.verdict, .passed, result.reason)
    XCTAssertTrue(result.outputWasCut)
    XCTAssertEqual(result.output.utf8.count, 65_536)
  }

  func testPrintingWithoutEndMeetsTheLimit() throws {
    let body = "while true { print(String(repeating: \"x\", count: 100_000)) }"
    let result = try Fixture().check(Fixture.incrementing(body))
    XCTAssertEqual(result.verdict, .outputLimit, result.reason)
    XCTAssertEqual(result.tests.map(\.outcome), [.passed, .outputLimit])
  }

  func testAMemoryHogMeetsTheLimit() throws {
    let body =
      "var hog: [[UInt8]] = []; while true { hog.append([UInt8](repeating: 1, count: 1 << 24)) }"
    let result = try Fixture().check(Fixture.incrementing(body))
    XCTAssertEqual(result.verdict, .outOfMemory, result.reason)
    XCTAssertEqual(result.tests.map(\.outcome), [.passed, .outOfMemory])
    XCTAssertEqual(result.reason, "CounterTests/testIncrement took more than 512 MB of memory")
  }

  func testCancellingStopsACheckWithItsTree() throws {
    let fixture = try Fixture(testSeconds: 60)
    let cancellation = Cancellation()
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { cancellation.cancel() }
    let result = fixture.check(Fixture.incrementing("while true {}"), cancellation: cancellation)
    XCTAssertEqual(result.verdict, .error, "\(result)")
    XCTAssertEqual(result.reason, "the check was stopped")
  }

  func testASuiteWithoutTestsIsOurFault() throws {
    let fixture = try Fixture(suite: "import XCTest\nfinal class CounterTests: XCTestCase {}")
    let result = fixture.check(Fixture.counter)
    XCTAssertEqual(result.verdict, .error, result.reason)
    XCTAssertTrue(result.reason.contains("expects no test"), result.reason)
  }

  func testASkippedTestIsNoPass() throws {
    let suite = """
      import XCTest
      final class CounterTests: XCTestCase {
        func testSkips() throws { throw XCTSkip("not today") }
      }
      """
    let result = try Fixture(suite: suite).check(Fixture.counter)
    XCTAssertEqual(result.verdict, .failed, result.reason)
    XCTAssertEqual(result.tests.map(\.outcome), [.skipped])
  }

  func testPrintsOfTheAnswerAreKept() throws {
    let result = try Fixture().check(Fixture.incrementing("count += 1; print(\"count is\", count)"))
    XCTAssertEqual(result.output, "count is 1\ncount is 2\n")
  }

  func testMainActorAndAsyncTestsRun() throws {
    let suite = """
      import KataTesting
      import XCTest
      @testable import Kata
      @MainActor final class CounterTests: XCTestCase {
        func testSync() throws { XCTAssertEqual(Counter().count, 0) }
        func testAsync() async throws {
          try await Task.sleep(for: .milliseconds(5))
          XCTAssertEqual(Counter().count, 0)
        }
      }
      """
    let result = try Fixture(suite: suite).check(Fixture.counter)
    XCTAssertEqual(result.verdict, .passed, "\(result)")
  }
}
