import Reports
import XCTest

final class ProseReportTests: XCTestCase {
  private func text(_ page: String) -> String { ProseReport(columns: 20).text(of: page) }

  func testLinesOfAParagraphAreJoinedAndWrapped() {
    XCTAssertEqual(text("one two three\nfour five six"), "one two three four\nfive six\n")
  }

  func testItemsHangUnderTheirText() {
    XCTAssertEqual(
      text("- one two three four five\n- six"), "- one two three four\n  five\n- six\n")
  }

  func testANumberThatATextWrapsBeforeIsNoItem() {
    XCTAssertEqual(
      text("one two of the\n7. And so on it goes"), "one two of the 7.\nAnd so on it goes\n")
    XCTAssertEqual(text("1. one\n   or the\n   7. And"), "1. one or the 7. And\n")
  }

  func testNumbersBelowABlankLineOrAnItemAreItems() {
    XCTAssertEqual(text("Do:\n\n1. one\n   two\n2. three"), "Do:\n\n1. one two\n2. three\n")
    XCTAssertEqual(text("- one\n7. two"), "- one\n7. two\n")
  }

  func testTheClosingLinesOfABriefBeginOnLinesOfTheirOwn() {
    XCTAssertEqual(text("Go.\nNot here: a b\nRead: c"), "Go.\nNot here: a b\nRead: c\n")
    XCTAssertEqual(text("行く\n参考：c"), "行く\n参考：c\n")
  }

  func testCodeIsNotWrapped() {
    XCTAssertEqual(
      text("```swift\nlet aLongName = anotherLongName\n```"),
      "    let aLongName = anotherLongName\n")
  }

  func testJapaneseLinesAreJoinedWithoutASpace() {
    XCTAssertEqual(text("観測\nする"), "観測する\n")
  }

  func testALineEndBehindAJapaneseMarkIsNoSpace() {
    XCTAssertEqual(text("読む。\n`body` は"), "読む。`body` は\n")
  }

  func testALineEndBeforeAFigureIsNoSpaceInJapanese() {
    XCTAssertEqual(text("行を\n3つ"), "行を3つ\n")
  }

  func testALineEndBesideCodeIsASpaceInJapaneseToo() {
    XCTAssertEqual(text("値は\n`body` が"), "値は `body` が\n")
  }

  func testHeadingLosesItsMark() {
    XCTAssertEqual(text("## What to do\n\nThis."), "What to do\n\nThis.\n")
  }
}
