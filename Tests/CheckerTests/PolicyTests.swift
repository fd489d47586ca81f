import Checker
import Foundation
import KataEvents
import Workbook
import XCTest

/// The runtime policies that a kata pins reach its tests and its screen.
final class PolicyTests: XCTestCase {
  private static let answer = """
    import SwiftUI

    @MainActor enum Made { static var count = 0 }

    struct Cell: View {
      let action: () -> Void
      @State private var number = { Made.count += 1; return Made.count }()
      var body: some View { Button("Cell \\(number)") { action() } }
    }

    struct Counter: View {
      @State private var ticks = 0
      let step: Int
      var body: some View {
        Text("\\(ticks)")
        Button("Tick") { ticks += step }
        Cell { [step] in Made.count += step }
      }
    }
    """

  private static let suite = """
    import KataTesting
    import SwiftUI
    import XCTest

    @testable import Kata

    final class CounterTests: XCTestCase {
      @MainActor func testCells() async {
        @State var local = 1
        XCTAssertEqual(local, 1)
        let host = ViewHost(Counter(step: 1))
        host.tap("Tick")
        host.resetCounts()
        host.tap("Tick")
        XCTAssertEqual(host.bodyCount(of: Cell.self), CELLS)
        XCTAssertEqual(Made.count, MADE)
      }
    }
    """

  private static let screen = """
    import SwiftUI
    @testable import Kata
    @MainActor func screen() -> some View { Counter(step: 1) }
    """

  private func fixture(closures: String?, state: String?, cells: Int, made: Int) throws -> Fixture {
    let suite = Self.suite.replacing("CELLS", with: "\(cells)").replacing("MADE", with: "\(made)")
    return try Fixture(
      solution: Self.answer, suite: suite, screen: Self.screen,
      policies: KataFacts.Policies(closures: closures, state: state))
  }

  private func assertPassed(_ fixture: Fixture, line: UInt = #line) {
    let result = fixture.check(Self.answer)
    let story =
      result.tests.flatMap(\.failures).map(\.message)
      + result.diagnostics.map(\.message)
    XCTAssertEqual(result.verdict, .passed, "\(result.reason) \(story)", line: line)
  }

  func testPinnedClosuresReachTheTests() throws {
    assertPassed(try fixture(closures: "bytes", state: "lazy", cells: 1, made: 1))
    assertPassed(try fixture(closures: "captures", state: "lazy", cells: 0, made: 1))
  }

  func testPinnedStateReachesTheTests() throws {
    assertPassed(try fixture(closures: "captures", state: "eager", cells: 1, made: 3))
  }

  func testWhatIsNotPinnedIsTheDefault() throws {
    let defaults = KataFacts.Policies.defaults
    XCTAssertEqual(defaults, KataFacts.Policies(closures: "captures", state: "eager"))
    assertPassed(try fixture(closures: nil, state: nil, cells: 1, made: 3))
    assertPassed(try fixture(closures: nil, state: "lazy", cells: 0, made: 1))
  }

  func testPinnedClosuresReachTheScreen() throws {
    for (closures, cells) in [("bytes", 1), ("captures", 0)] {
      let fixture = try fixture(closures: closures, state: "lazy", cells: 0, made: 1)
      let opening = fixture.checker.openScreen(fixture.kata, source: fixture.kata.solutionFolder)
      guard case .opened(let session, _) = opening else { return XCTFail("refused") }
      defer { session.close() }
      _ = try session.send(.tap(label: "Tick", occurrence: nil))
      let last = try session.send(.tap(label: "Tick", occurrence: nil)).last
      guard case .bodiesRan(let bodies) = last else { return XCTFail("\(last as Any)") }
      XCTAssertEqual(bodies.count { $0.view == "Cell" }, cells, closures)
    }
  }

  private static let box = """
    import SwiftUI
    public struct Box<Value>: View {
      let value: Value
      @State private var generation = 0
      public init(value: Value) { self.value = value }
      public var body: some View { Button("\\(value) \\(generation)") { generation += 1 } }
    }
    """

  private static let square = """
    import SwiftUI
    extension Box where Value == Int {
      public init(square number: Int) { self.value = number * number }
    }
    """

  private static let boxSuite = """
    import KataTesting
    import SwiftUI
    import XCTest

    @testable import Kata

    final class BoxTests: XCTestCase {
      @MainActor func testSquare() async {
        let host = ViewHost(Box(square: 3))
        host.tap("9 0")
        XCTAssertEqual(host.text, ["9 1"])
      }
    }
    """

  // Conf: DOC + ONE.
  func test_MB10_state27LinkInAKata() throws {
    for state in ["eager", "lazy"] {
      let fixture = try Fixture(
        solution: Self.box, suite: Self.boxSuite,
        policies: KataFacts.Policies(closures: "captures", state: state))
      let files = [("Counter", Self.box), ("Square", Self.square)].map { name, text in
        SourceFile(name: "\(name).swift", bytes: Data(text.utf8))
      }
      let result = fixture.checker.check(fixture.kata, sources: SourceSet(files: files))
      XCTAssertEqual(result.verdict, .passed, "\(state): \(result.reason) \(result.diagnostics)")
    }
  }
}
