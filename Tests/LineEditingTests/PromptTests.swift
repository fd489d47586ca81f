import XCTest

@testable import LineEditing

final class PromptTests: XCTestCase {
  func testEndsWithAPlainSpace() {
    XCTAssertEqual(Prompt("kata>").text, "kata> ")
    XCTAssertEqual(Prompt("kata> ").text, "kata> ")
    XCTAssertEqual(Prompt().text, " ")
  }

  func testWithoutColourHasNoSequence() {
    var prompt = Prompt("first-check ")
    prompt.add("✗ 2/3", .red)
    XCTAssertEqual(prompt.encoded(colour: false), "first-check ✗ 2/3 ")
  }

  func testColourEndsBeforeTheClosingSpace() {
    XCTAssertEqual(
      Prompt("kata>", .red).encoded(colour: true),
      "\u{1}\u{1B}[31m\u{1}kata>\u{1}\u{1B}[0m\u{1} ")
  }

  func testNeighbouringSequencesAreMerged() {
    var prompt = Prompt("a", .red)
    prompt.add("b", .green)
    let encoded = prompt.encoded(colour: true)
    XCTAssertEqual(
      encoded, "\u{1}\u{1B}[31m\u{1}a\u{1}\u{1B}[0m\u{1B}[32m\u{1}b\u{1}\u{1B}[0m\u{1} ")
    XCTAssertFalse(encoded.contains("\u{1}\u{1}"), "two in a row print garbage")
  }

  func testAStyledSpaceAtTheEndIsFollowedByAPlainOne() {
    XCTAssertTrue(Prompt("a ", .red).encoded(colour: true).hasSuffix("\u{1B}[0m\u{1} "))
  }

  func testControlCharactersAreLeftOut() {
    XCTAssertEqual(Prompt("a\u{1B}[2Jb\n\u{1}c").text, "a[2Jbc ")
  }
}
