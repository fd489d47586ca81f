import SourceOutline
import XCTest

final class TestMethodTests: XCTestCase {
  func testTestsAreTheParameterlessTestMethodsOfAnXCTestCase() {
    let source = """
      import XCTest
      final class CounterTests: XCTestCase {
        func testA() {}
        func testB() async throws {}
        @MainActor func testC() throws {}
        func testWith(_ value: Int) {}
        func helper() {}
        private func testHidden() {}
        static func testStatic() {}
        class Inner { func testInner() {} }
      }
      final class Other { func testNot() {} }
      private final class Hidden: XCTestCase { func testHidden() {} }
      """
    XCTAssertEqual(
      Outline.tests(in: source),
      [
        TestMethod(
          className: "CounterTests", name: "testA", isAsync: false, isThrowing: false, line: 3),
        TestMethod(
          className: "CounterTests", name: "testB", isAsync: true, isThrowing: true, line: 4),
        TestMethod(
          className: "CounterTests", name: "testC", isAsync: false, isThrowing: true, line: 5),
      ])
  }

  func testAnExtensionInAnotherFileAddsItsTests() {
    let tests = Outline.tests(in: [
      "extension CounterTests { func testLate() {} }\nextension Other { func testNo() {} }",
      "@MainActor class CounterTests: XCTest.XCTestCase { func testEarly() async {} }",
    ])
    XCTAssertEqual(tests.map(\.id), ["CounterTests/testLate", "CounterTests/testEarly"])
  }

  func testOnlyTheBranchThatIsCompiledHereIsExpected() {
    let source = """
      #if os(macOS)
      class MacTests: XCTestCase { func testMac() {} }
      #elseif os(Linux) && canImport(SwiftUI) && swift(>=6)
      class LinuxTests: XCTestCase {
        #if DEBUG
        func testDebug() {}
        #else
        func testHere() {}
        #endif
      }
      #endif
      """
    XCTAssertEqual(Outline.tests(in: source).map(\.id), ["LinuxTests/testHere"])
  }

  func testATestInACommentOrAStringIsNone() {
    let source = #"""
      class CommentTests: XCTestCase {
        // func testComment() {}
        let text = """
          func testString() {}
          """
      }
      """#
    XCTAssertEqual(Outline.tests(in: source), [])
  }
}
