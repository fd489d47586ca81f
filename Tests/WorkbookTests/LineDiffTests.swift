import XCTest

@testable import Workbook

final class LineDiffTests: XCTestCase {
  func testSameTextsHaveNoHunks() {
    XCTAssertEqual(LineDiff(from: "a\nb\n", to: "a\nb\n").unified(from: "x", to: "y"), "")
  }

  func testCRLFIsNoDifference() {
    XCTAssertTrue(LineDiff(from: "a\nb\n", to: "a\r\nb\r\n").isEmpty)
  }

  func testAChangeStandsBetweenThreeLinesOfContext() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
    let new = "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"
    XCTAssertEqual(
      LineDiff(from: old, to: new).unified(from: "x", to: "y"),
      "--- x\n+++ y\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
  }

  func testDistantChangesStandInHunksOfTheirOwn() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacingOccurrences(of: "2\n3\n", with: "2\nx\n3\n")
      .replacingOccurrences(of: "19\n", with: "")
    let unified = LineDiff(from: old, to: new).unified(from: "x", to: "y")
    XCTAssertEqual(
      unified.split(separator: "\n").filter { $0.hasPrefix("@@") },
      ["@@ -1,5 +1,6 @@", "@@ -16,5 +17,4 @@"])
  }

  func testNewFileCountsFromZero() {
    XCTAssertEqual(
      LineDiff(from: "", to: "a\n").unified(from: "/dev/null", to: "y"),
      "--- /dev/null\n+++ y\n@@ -0,0 +1 @@\n+a\n")
  }

  func testHugeDifferencesAreShownAsReplacedWhole() {
    let old = (0..<3000).map { "a\($0)\n" }.joined()
    let new = (0..<3000).map { "b\($0)\n" }.joined()
    let lines = LineDiff(from: old, to: new).lines
    XCTAssertEqual(lines.first, .removed("a0"))
    XCTAssertEqual(lines[3000], .added("b0"))
  }
}
