import Checker
import Foundation
import XCTest

/// What the suite needs, said in the kata's words.
final class MismatchTests: XCTestCase {
  /// The sentence when a suite with this line meets the counter.
  private func sentence(_ line: String, answer: String = Fixture.counter) throws -> String {
    let suite = """
      import KataTesting
      import SwiftUI
      import XCTest
      @testable import Kata
      @MainActor final class CounterTests: XCTestCase {
        func testIt() {
          let counter = Counter()
          \(line)
          XCTAssertEqual(counter.count, 0)
        }
      }
      """
    let result = try Fixture(suite: suite).check(answer)
    XCTAssertEqual(result.verdict, .apiMismatch, result.reason)
    XCTAssertEqual(result.diagnostics, [])
    return result.reason
  }

  func testAMissingMethodIsNamedWithItsLabels() throws {
    XCTAssertEqual(
      try sentence("counter.add(1, to: [2, 3], 4)"),
      "the suite needs `Counter.add(_:to:_:)`")
  }

  func testAMissingPropertyIsNamed() throws {
    XCTAssertEqual(try sentence("_ = counter.total"), "the suite needs `Counter.total`")
  }

  func testAMissingStaticMemberIsNamed() throws {
    XCTAssertEqual(try sentence("_ = Counter.shared"), "the suite needs `Counter.shared`")
  }

  func testAMissingTypeIsNamed() throws {
    XCTAssertEqual(try sentence("_ = CounterView()"), "the suite needs `CounterView`")
  }

  func testARenamedTypeIsNamedOnce() throws {
    let renamed = Fixture.counter.replacingOccurrences(of: "Counter", with: "Kounter")
    XCTAssertEqual(
      try sentence("", answer: renamed), "the suite needs `Counter`; your code has `Kounter`")
  }

  func testAMistypedMethodIsTold() throws {
    let answer = Fixture.incrementing("count += 1", members: "func doubel() {}")
    XCTAssertEqual(
      try sentence("counter.double()", answer: answer),
      "the suite needs `Counter.double()`; your code has `Counter.doubel()`")
  }

  func testANameThatIsNotSimilarIsNotTold() throws {
    XCTAssertEqual(try sentence("counter.clear()"), "the suite needs `Counter.clear()`")
  }

  func testAPrivateMemberIsNamed() throws {
    let answer = Fixture.incrementing("count += 1", members: "private func secret() {}")
    XCTAssertEqual(
      try sentence("counter.secret()", answer: answer),
      "the suite needs `secret` without `private`")
  }

  func testOtherLabelsAreTold() throws {
    let answer = Fixture.incrementing("count += 1", members: "func add(_ n: Int) {}")
    XCTAssertEqual(
      try sentence("counter.add(times: 1)", answer: answer),
      "the suite needs to call `counter.add(times:)`: extraneous argument label 'times:' in call")
  }

  func testTheCallThatLacksAnArgumentIsTold() throws {
    let answer = Fixture.incrementing("count += 1", members: "func add(_ n: Int, to m: Int) {}")
    XCTAssertEqual(
      try sentence("XCTAssertTrue((counter.add(1)) == ())", answer: answer),
      "the suite needs to call `counter.add(_:)`: missing argument for parameter 'to' in call")
  }

  func testWhatATestExpectsIsNotTold() throws {
    let answer = Fixture.incrementing("count += 1", members: "func total(_ n: Int) -> Int { n }")
    for line in [
      "XCTAssertEqual(counter.total(of: 17), 42)", "XCTAssertEqual([counter.total(of: 17)], [42])",
      "XCTAssertEqual(\"42\", counter.count)", "XCTAssertEqual(counter.total(1), [42, 17])",
    ] {
      let told = try sentence(line, answer: answer)
      XCTAssertFalse(told.contains("42") || told.contains("17"), told)
    }
  }

  func testWhatTheCompilerGuessesBesidesIsLeftOut() throws {
    XCTAssertEqual(
      try sentence(
        "XCTAssertEqual(abs(counter.total), 1); let text: String = counter.count; _ = text"),
      "the suite needs `Counter.total`")
  }

  func testAnotherTypeIsTold() throws {
    XCTAssertEqual(
      try sentence("let text: String = counter.count; _ = text"),
      "the suite needs `counter.count` to compile: cannot convert value of type 'Int' to specified"
        + " type 'String'")
  }
}
