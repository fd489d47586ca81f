import Checker
import Foundation
import KataEvents
import XCTest

final class ScreenSessionTests: XCTestCase {
  private static let answer = """
    import Foundation
    import SwiftUI

    @Observable final class Counter {
      var count = 0
      func increment() { count += 1 }
    }

    struct CounterView: View {
      let counter: Counter
      var body: some View {
        VStack {
          Text("Count: \\(counter.count)")
          Button("Increment") { counter.increment(); print("tapped") }
          Button("Crash") { fatalError("boom") }
          Button("Leave") { exit(0) }
        }
      }
    }
    """

  private static let screen = """
    import SwiftUI
    @testable import Kata
    @MainActor func screen() -> some View { CounterView(counter: Counter()) }
    """

  private func open(
    _ answer: String = ScreenSessionTests.answer, screen: String? = ScreenSessionTests.screen
  ) throws -> ScreenOpening {
    let fixture = try Fixture(solution: answer, suite: "\(Fixture.suite)", screen: screen)
    return fixture.checker.openScreen(fixture.kata, source: fixture.kata.solutionFolder)
  }

  private func session() throws -> ScreenSession {
    switch try open() {
    case .opened(let session, _): return session
    case .refused(let result): throw CheckFault(result.reason)
    }
  }

  func testOpeningTellsTheBodiesOfTheMount() throws {
    guard case .opened(let session, let records) = try open() else { return XCTFail("refused") }
    defer { session.close() }
    guard case .bodiesRan(let bodies) = records.last else { return XCTFail("\(records)") }
    XCTAssertEqual(bodies.map(\.view), ["CounterView"])
  }

  func testATapTellsTheBodiesThatRanAndWhatWasPrinted() throws {
    let session = try session()
    defer { session.close() }
    let records = try session.send(.tap(label: "Increment", occurrence: nil))
    guard case .bodiesRan(let bodies) = records.last else { return XCTFail("\(records)") }
    XCTAssertEqual(bodies.map(\.view), ["CounterView"])
    XCTAssertEqual(session.takeOutput(), "tapped\n")
    XCTAssertEqual(session.takeOutput(), "")
    guard case .text(let lines) = try session.send(.text).last else { return XCTFail("no text") }
    XCTAssertEqual(lines.first, "Count: 1")
  }

  func testAnUnknownLabelIsRefusedAndTheScreenStaysOpen() throws {
    let session = try session()
    defer { session.close() }
    guard case .refused = try session.send(.tap(label: "Nobody", occurrence: nil)).last else {
      return XCTFail("not refused")
    }
    guard case .counts(let counts) = try session.send(.counts).last else {
      return XCTFail("no counts")
    }
    XCTAssertEqual(counts, ["CounterView": 1])
  }

  func testACrashIsASentence() throws {
    let session = try session()
    XCTAssertThrowsError(try session.send(.tap(label: "Crash", occurrence: nil))) {
      let sentence = "\($0)"
      XCTAssertTrue(sentence.hasPrefix("your code crashed ("), sentence)
      XCTAssertTrue(sentence.contains("Fatal error: boom"), sentence)
    }
    session.close()
  }

  func testAnExitIsASentence() throws {
    let session = try session()
    XCTAssertThrowsError(try session.send(.tap(label: "Leave", occurrence: nil))) {
      XCTAssertEqual("\($0)", "your code ended the process (status 0)")
    }
  }

  func testAnAnswerThatDoesNotCompileIsRefusedWithItsVerdict() throws {
    guard case .refused(let result) = try open("struct CounterView {") else {
      return XCTFail("opened")
    }
    XCTAssertEqual(result.verdict, .didNotCompile)
    XCTAssertFalse(result.diagnostics.isEmpty)
  }

  func testAKataWithoutAScreenSaysSo() throws {
    guard case .refused(let result) = try open(screen: nil) else { return XCTFail("opened") }
    XCTAssertEqual(result.reason, "counter has no screen to open; `check` judges it")
  }
}
