import Checker
import XCTest

/// Members that somebody else's type gets from the answer, and bodies that hide in the suite.
final class LentMemberTests: XCTestCase {
  private let suite = """
    import XCTest
    @testable import Kata
    final class CounterTests: XCTestCase {
      func testNames() {
        let counter = Counter()
        counter.increment()
        let names = ["\\(counter.count)"]
        XCTAssertTrue(names.contains("1"))
      }
    }
    """

  private let contains = "func contains(_ text: String) -> Bool { true }"

  private func wrong(adding text: String, suite: String? = nil) throws -> CheckResult {
    try Fixture(suite: suite ?? self.suite).check(Fixture.incrementing("") + "\n" + text)
  }

  private func right(adding text: String) throws -> CheckResult {
    try Fixture(suite: suite).check(Fixture.counter + "\n" + text)
  }

  func testAMemberLentThroughARefinedProtocolIsForbidden() throws {
    let result = try wrong(
      adding: "protocol A {}\nprotocol B: A {}\nextension A { \(contains) }\nextension Array: B {}")
    XCTAssertEqual(result.verdict, .forbidden, result.reason)
    XCTAssertTrue(result.reason.hasPrefix("`A.contains` would take the place"), result.reason)
  }

  func testAMemberLentThroughAliasesIsForbidden() throws {
    let result = try wrong(
      adding: """
        typealias Names = Array<String>
        protocol A {}
        typealias Both = A & Sendable
        extension A { \(contains) }
        extension Names: Both {}
        """)
    XCTAssertEqual(result.verdict, .forbidden, result.reason)
  }

  func testAMemberLentToATypeWithTheNameOfANestedOneIsForbidden() throws {
    let result = try wrong(
      adding: """
        enum Own { struct Array {} }
        protocol A {}
        extension A { \(contains) }
        extension Array: A {}
        """)
    XCTAssertEqual(result.verdict, .forbidden, result.reason)
  }

  func testALiteralThatAProtocolGivesIsForbidden() throws {
    let answer = """
      import SwiftUI
      protocol Easy: Equatable, ExpressibleByIntegerLiteral { init() }
      extension Easy {
        init(integerLiteral: Int) { self.init() }
        static func == (a: Self, b: Self) -> Bool { true }
      }
      struct Anything: Easy {}
      @Observable final class Counter {
        let count = Anything()
        func increment() {}
      }
      """
    let result = try Fixture().check(answer)
    XCTAssertEqual(result.verdict, .forbidden, result.reason)
  }

  func testAnInstanceOfASubclassOfAFoundationClassIsForbiddenAsAValue() throws {
    let answer = """
      import SwiftUI
      final class Liar: NSArray, @unchecked Sendable {
        override func isEqual(_ other: Any?) -> Bool { true }
        override var count: Int { 0 }
        override func object(at index: Int) -> Any { 0 }
      }
      final class Counter { let names: NSArray = Liar() }
      """
    let suite = """
      import XCTest
      @testable import Kata
      final class CounterTests: XCTestCase {
        func testNames() { XCTAssertEqual(Counter().names, ["a"]) }
      }
      """
    let result = try Fixture(suite: suite).check(answer)
    XCTAssertEqual(result.verdict, .forbidden, result.reason)
  }

  func testABodyThatIsCopiedIntoTheSuiteIsForbidden() throws {
    let attributes = [
      "@inline(always) public", "@inline( /* x */ always ) public", "@export(implementation)",
      "@inlinable public", "@inlinable @inline(__always) public",
    ]
    for attribute in attributes {
      let result = try wrong(
        adding: "extension Array where Element == String { \(attribute) \(contains) }")
      XCTAssertEqual(result.verdict, .forbidden, "\(attribute): \(result.reason)")
    }
  }

  func testADeclarationUnderAnotherLinkNameIsForbidden() throws {
    let text = "@abi(func other(a: Int, b: Int) -> Bool) func == (a: Int, b: Int) -> Bool { true }"
    XCTAssertEqual(try wrong(adding: text).verdict, .forbidden)
  }

  func testAProtocolThatLendsWhatTheSuiteDoesNotUseIsAllowed() throws {
    let result = try right(
      adding: """
        protocol Named { var label: String { get } }
        extension Named { var title: String { "a " + label } }
        extension Int: Named { var label: String { "\\(self)" } }
        extension Counter: Named { var label: String { title.isEmpty ? "" : count.label } }
        """)
    XCTAssertEqual(result.verdict, .passed, result.reason)
  }

  func testOrdinaryInliningIsAllowed() throws {
    let result = try right(
      adding: """
        extension Counter { @inline(__always) var twice: Int { count * 2 } }
        @inline(never) func helper() -> Int { 1 }
        """)
    XCTAssertEqual(result.verdict, .passed, result.reason)
  }
}
