import Checker
import Foundation
import XCTest

final class ShadowingTests: XCTestCase {
  /// A wrong answer with something more beside it.
  private func verdict(adding text: String, suite: String = Fixture.suite) throws -> CheckResult {
    try Fixture(suite: suite).check(Fixture.incrementing("") + "\n" + text)
  }

  /// A right answer with something more beside it.
  private func right(
    adding text: String, suite: String = Fixture.suite, solution: String = Fixture.counter
  ) throws -> CheckResult {
    try Fixture(solution: solution, suite: suite).check(Fixture.counter + "\n" + text)
  }

  private let equality = """
    import KataTesting
    import XCTest
    @testable import Kata
    final class CounterTests: XCTestCase {
      func testIncrement() {
        let counter = Counter()
        counter.increment()
        XCTAssertTrue(counter.count == 1)
        XCTAssertTrue([counter.count].count == 1)
      }
    }
    """

  func testAnOwnTypeOfLiteralsIsForbidden() throws {
    let result = try verdict(adding: "typealias StringLiteralType = StaticString")
    XCTAssertEqual(result.verdict, .forbidden, result.reason)
  }

  func testAnOwnAssertionIsForbidden() throws {
    let result = try verdict(
      adding: "func XCTAssertEqual(_ a: Int, _ b: Int, _ m: String = \"\") {}")
    XCTAssertEqual(result.verdict, .forbidden, result.reason)
    XCTAssertEqual(
      result.reason,
      "`XCTAssertEqual` would take the place of the one that the suite uses; rename or remove it")
    XCTAssertEqual(result.diagnostics.first?.line, 9)
  }

  func testAnOwnViewHostIsForbidden() throws {
    XCTAssertEqual(try verdict(adding: "final class ViewHost {}").verdict, .forbidden)
  }

  func testAnOwnAssertReleasedIsForbidden() throws {
    let text = "@MainActor func assertReleased(_ make: () -> AnyObject) async {}"
    XCTAssertEqual(try verdict(adding: text).verdict, .forbidden)
  }

  func testDrawingAViewPastTheRuntimeIsForbidden() throws {
    let text = """
      private struct Uncounted: View {
        var body: some View { Text("") }
        static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
          Body._makeNode(view.body, parent: parent)
        }
      }
      """
    let result = try verdict(adding: text)
    XCTAssertEqual(result.verdict, .forbidden)
    XCTAssertEqual(
      result.reason,
      "`_makeNode` would take the place of the runtime's own; rename or remove it")
  }

  func testAnOwnTextIsForbiddenWhereTheSuiteUsesText() throws {
    let suite = """
      import SwiftUI
      import XCTest
      @testable import Kata
      final class CounterTests: XCTestCase {
        func testText() { XCTAssertEqual("\\(type(of: Text("a")))", "Text") }
      }
      """
    let text = "struct Text { init(_ text: String) {} }"
    XCTAssertEqual(try verdict(adding: text, suite: suite).verdict, .forbidden)
    XCTAssertEqual(try right(adding: text).verdict, .passed)
  }

  func testAnOperatorOnSomebodyElsesTypeIsForbidden() throws {
    let text = "extension Int { static func == (a: Int, b: Int) -> Bool { true } }"
    XCTAssertEqual(try verdict(adding: text, suite: equality).verdict, .forbidden)
  }

  func testAGlobalOperatorOnSomebodyElsesTypeIsForbidden() throws {
    let text = "func == (a: Int, b: Int) -> Bool { true }"
    XCTAssertEqual(try verdict(adding: text, suite: equality).verdict, .forbidden)
  }

  /// Its name begins with the dot that parts other names.
  func testAnOwnRangeIsForbidden() throws {
    let suite = """
      import KataTesting
      import XCTest
      @testable import Kata
      final class CounterTests: XCTestCase {
        func testIncrement() {
          let counter = Counter()
          for number in 1...3 {
            counter.increment()
            XCTAssertEqual(counter.count, number)
          }
        }
      }
      """
    let text = "func ... (lower: Int, upper: Int) -> ClosedRange<Int> { ClosedRange(1..<2) }"
    let result = try right(adding: text, suite: suite)
    XCTAssertEqual(result.verdict, .forbidden, result.reason)
    XCTAssertTrue(result.reason.contains("`...` would take the place"), result.reason)
  }

  func testAnOperatorLentByAProtocolIsForbiddenOrUseless() throws {
    let text = """
      protocol Lender {}
      extension Lender { static func == (a: Self, b: Self) -> Bool { true } }
      extension Int: Lender {}
      """
    XCTAssertNotEqual(try verdict(adding: text, suite: equality).verdict, .passed)
  }

  private let anything = """
    import SwiftUI
    struct Anything: Equatable, ExpressibleByIntegerLiteral {
      init(integerLiteral: Int) {}
      static func == (a: Anything, b: Anything) -> Bool { true }
    }
    @Observable final class Counter {
      let count: Anything = 0
      func increment() {}
    }
    """

  func testATypeThatEqualsEveryLiteralIsForbidden() throws {
    let result = try Fixture().check(anything)
    XCTAssertEqual(result.verdict, .forbidden, result.reason)
    XCTAssertEqual(
      result.reason,
      "`Anything.init(integerLiteral:)` would take the place of the one that the suite uses;"
        + " rename or remove it")
    XCTAssertEqual(result.diagnostics.first?.line, 3)
  }

  func testANestedTypeThatEqualsEveryLiteralIsForbidden() throws {
    let nested = """
      import SwiftUI
      @Observable final class Counter {
        struct Anything: Equatable, ExpressibleByIntegerLiteral {
          init(integerLiteral: Int) {}
          static func == (a: Anything, b: Anything) -> Bool { true }
        }
        let count: Anything = 0
        func increment() {}
      }
      """
    XCTAssertEqual(try Fixture().check(nested).verdict, .forbidden)
  }

  func testATypeThatEqualsEveryNumberIsForbidden() throws {
    let suite = equality.replacingOccurrences(
      of: "XCTAssertTrue([counter.count].count == 1)",
      with: "let one = 1\nXCTAssertTrue(counter.count == one)")
    let answer =
      anything + """

        extension Anything { static func == (a: Anything, b: Int) -> Bool { true } }
        """
    XCTAssertEqual(try Fixture(suite: suite).check(answer).verdict, .forbidden)
  }

  func testALiteralOfATypeThatTheSolutionHasIsAllowed() throws {
    let solution = """
      struct Title: ExpressibleByStringLiteral, Equatable {
        var text: String
        init(stringLiteral: String) { text = stringLiteral }
      }
      """
    let suite = """
      import XCTest
      @testable import Kata
      final class CounterTests: XCTestCase {
        func testTitle() { XCTAssertEqual(Title("a"), "a") }
      }
      """
    let result = try Fixture(solution: solution, suite: suite).check(solution)
    XCTAssertEqual(result.verdict, .passed, result.reason)
  }

  func testEqualityOfAnOwnTypeIsAllowed() throws {
    let text = """
      struct Row: Equatable {
        var id = 0
        static func == (a: Row, b: Row) -> Bool { a.id == b.id }
      }
      extension Counter: Equatable {
        static func == (a: Counter, b: Counter) -> Bool { a === b }
      }
      func < (a: Row, b: Row) -> Bool { a.id < b.id }
      """
    let result = try right(adding: text, suite: equality)
    XCTAssertEqual(result.verdict, .passed, result.reason)
  }

  func testExtendingXCTestCaseIsForbidden() throws {
    let text = """
      import XCTest
      extension XCTestCase {
        func XCTAssertEqual(_ a: Int, _ b: Int, _ m: String = "") {}
      }
      """
    XCTAssertEqual(try verdict(adding: text).verdict, .forbidden)
  }

  func testImportingTheHarnessIsForbidden() throws {
    for module in ["XCTest", "KataTesting", "KataEvents"] {
      let result = try verdict(adding: "import \(module)")
      XCTAssertEqual(result.verdict, .forbidden, module)
      XCTAssertEqual(result.reason, "`import \(module)` is for suites only; remove it")
    }
  }

  func testReachingIntoTheRuntimeIsForbidden() throws {
    for module in ["SwiftUI", "TrackingRuntime", "Observation"] {
      let result = try verdict(adding: "@testable import \(module)")
      XCTAssertEqual(result.verdict, .forbidden, module)
    }
  }

  func testDrawingInAGraphOfItsOwnHasNoWay() throws {
    let text = """
      struct Hidden: View {
        let driver = ScreenDriver(Text("uncounted"))
        var body: some View { Text(driver.text.joined()) }
      }
      """
    XCTAssertEqual(try verdict(adding: text).verdict, .didNotCompile)
  }

  func testATypeNamedLikeAModuleIsForbidden() throws {
    XCTAssertEqual(try verdict(adding: "enum SwiftUI {}").verdict, .forbidden)
  }

  func testATypeNamedLikeTheSuiteIsForbidden() throws {
    XCTAssertEqual(try verdict(adding: "class CounterTests {}").verdict, .forbidden)
  }

  func testLinkerAttributesAreForbidden() throws {
    let text = "@_silgen_name(\"$s6XCTest0A4CaseC13recordFailure\") public func fake() {}"
    XCTAssertEqual(try verdict(adding: text).verdict, .forbidden)
    XCTAssertEqual(
      try verdict(adding: "@_cdecl(\"exit\") public func f(_: Int32) {}").verdict, .forbidden)
    XCTAssertEqual(try verdict(adding: "@c(exit) public func f(_: Int32) {}").verdict, .forbidden)
  }

  func testAMemberOfSomebodyElsesTypeIsForbiddenWhereTheSuiteUsesIt() throws {
    let text = "extension Array { var count: Int { 1 } }"
    let suite = equality.replacingOccurrences(
      of: "XCTAssertTrue(counter.count == 1)", with: "XCTAssertTrue([1, 2, 3].count == 3)")
    XCTAssertNotEqual(try verdict(adding: text, suite: suite).verdict, .passed)
  }

  func testAConformanceOfSomebodyElsesTypeIsForbiddenWhereTheSuiteUsesIt() throws {
    let text = """
      extension Counter { var label: some Sendable & Equatable { Label.a } }
      enum Label { case a }
      """
    XCTAssertEqual(try right(adding: text).verdict, .passed)
  }

  func testAnExtensionThatTheSuiteDoesNotUseIsAllowed() throws {
    let text = """
      extension View { func cardStyle() -> some View { self } }
      extension String { var shouted: String { uppercased() } }
      extension Array { func second() -> Element? { dropFirst().first } }
      struct Badge: View { var body: some View { Text("a").cardStyle() } }
      """
    let result = try right(adding: text)
    XCTAssertEqual(result.verdict, .passed, result.reason)
  }

  func testAnExtensionThatTheSolutionHasTooIsAllowed() throws {
    let text = "extension Int { var doubled: Int { self * 2 } }\nlet limit = 5"
    let suite = """
      import XCTest
      @testable import Kata
      final class CounterTests: XCTestCase {
        func testDoubled() { XCTAssertEqual(limit.doubled, 10) }
      }
      """
    let result = try right(adding: text, suite: suite, solution: Fixture.counter + "\n" + text)
    XCTAssertEqual(result.verdict, .passed, result.reason)
  }

  func testAMemberOfANestedTypeThatTheSolutionHasTooIsAllowed() throws {
    let text = """
      import Foundation
      extension Notification.Name { static let nightfall = Notification.Name("nightfall") }
      """
    let suite = """
      import Foundation
      import XCTest
      @testable import Kata
      final class CounterTests: XCTestCase {
        func testName() { XCTAssertEqual(Notification.Name.nightfall.rawValue, "nightfall") }
      }
      """
    let result = try right(adding: text, suite: suite, solution: Fixture.counter + "\n" + text)
    XCTAssertEqual(result.verdict, .passed, result.reason)
    let alone = try right(adding: text, suite: suite)
    XCTAssertEqual(alone.verdict, .forbidden, alone.reason)
  }

  func testAPrivateHelperMayHaveAnyName() throws {
    let result = try right(adding: "private func XCTAssertEqual(_ a: Int, _ b: Int) {}")
    XCTAssertEqual(result.verdict, .passed, result.reason)
  }
}
