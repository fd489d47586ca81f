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

  func testASmallKanaAndALongSoundStayInTheirWord() {
    XCTAssertEqual(TextColumns.wrap("次のネットワーク", to: 14), ["次の", "ネットワーク"])
    XCTAssertEqual(TextColumns.wrap("終了コードになる", to: 12), ["終了", "コードになる"])
  }

  func testALongPhraseIsBrokenBetweenItsWords() {
    XCTAssertEqual(
      TextColumns.wrap("読み込み直後デバッグコンソール表示", to: 28),
      ["読み込み直後", "デバッグコンソール表示"])
  }

  func testACompoundVerbStaysWhole() {
    XCTAssertEqual(TextColumns.wrap("値を読み込む", to: 9), ["値を", "読み込む"])
    XCTAssertEqual(TextColumns.wrap("この使い方", to: 8), ["この", "使い方"])
  }

  func testAnOpeningBracketNeverEndsALine() {
    XCTAssertEqual(TextColumns.wrap("言葉（note）", to: 6), ["言葉", "（note）"])
    XCTAssertEqual(TextColumns.wrap("言葉「注記」", to: 8), ["言葉", "「注記」"])
  }

  func testMarksNeverStartALineHoweverNarrowItIs() {
    for columns in 4...20 {
      let lines = TextColumns.wrap("見ます。「次に」、（探す）・終わり！ほんとうに…ええっと。", to: columns)
      XCTAssertFalse(lines.contains { "。、」）・！…っ".contains($0.first ?? " ") }, "\(lines)")
      XCTAssertFalse(lines.contains { "「（".contains($0.last ?? " ") }, "\(lines)")
    }
  }

  func testCodeStaysWhole() {
    XCTAssertEqual(
      TextColumns.wrap("それは `let a = 1` です", to: 16), ["それは", "`let a = 1` です"])
    XCTAssertEqual(
      TextColumns.wrap("use `let a = 1` then", to: 12), ["use", "`let a = 1`", "then"])
  }

  func testJapaneseInCodeStaysWhole() {
    XCTAssertEqual(TextColumns.wrap("次の`画面 を 開く`へ", to: 16), ["次の", "`画面 を 開く`へ"])
  }

  func testCodeThatNoLineHoldsIsBrokenAtItsSpaces() {
    XCTAssertEqual(TextColumns.wrap("`let a = 1`", to: 8), ["`let a =", "1`"])
  }

  func testABacktickThatNothingClosesIsNoCode() {
    XCTAssertEqual(TextColumns.wrap("a ` b c", to: 4), ["a `", "b c"])
  }

  func testAWordInKatakanaThatNoLineHoldsIsBrokenAllTheSame() {
    XCTAssertEqual(TextColumns.wrap("デバッグコンソール", to: 10), ["デバッグコ", "ンソール"])
  }

  func testALongWordStaysWhole() {
    XCTAssertEqual(
      TextColumns.wrap("a withObservationTracking b", to: 10),
      [
        "a", "withObservationTracking", "b",
      ])
  }
}
