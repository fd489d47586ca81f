import Reports
import XCTest

final class TextColumnsTests: XCTestCase {
  func testJapaneseCharactersAreTwoColumnsWide() {
    XCTAssertEqual(TextColumns.width("日本語 abc"), 10)
  }

  func testCombiningMarksAreNoWider() {
    XCTAssertEqual(TextColumns.width("e\u{301}"), 1)
  }

  func testEmojiIsTwoColumnsWide() {
    XCTAssertEqual(TextColumns.width("👩‍👩‍👧"), 2)
  }

  func testTextBreaksAtSpaces() {
    XCTAssertEqual(TextColumns.wrap("one two three", to: 8), ["one two", "three"])
  }

  func testJapaneseBreaksBetweenCharacters() {
    XCTAssertEqual(TextColumns.wrap("観測の仕組み", to: 6), ["観測の", "仕組み"])
  }

  func testJapaneseBreaksWhereAPhraseEnds() {
    XCTAssertEqual(TextColumns.wrap("モデルを解放します。", to: 16), ["モデルを", "解放します。"])
  }

  func testAWordInKatakanaStaysWhole() {
    XCTAssertEqual(TextColumns.wrap("次のプロパティ", to: 12), ["次の", "プロパティ"])
  }

  func testACountStaysWithItsCounter() {
    XCTAssertEqual(TextColumns.wrap("最後に3回", to: 8), ["最後に", "3回"])
  }

  func testALongJapanesePhraseIsBrokenInside() {
    XCTAssertEqual(TextColumns.wrap("かもしれません", to: 8), ["かもしれ", "ません"])
  }

  func testAClosingMarkNeverStartsALine() {
    XCTAssertEqual(TextColumns.wrap("観測の仕。組み", to: 8), ["観測の", "仕。組み"])
  }

  func testALongWordStaysWhole() {
    XCTAssertEqual(
      TextColumns.wrap("a withObservationTracking b", to: 10),
      [
        "a", "withObservationTracking", "b",
      ])
  }
}
