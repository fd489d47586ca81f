import XCTest

@testable import Shell

final class CommandWordsTests: XCTestCase {
  func testSpacesPartWords() {
    XCTAssertEqual(CommandWords("  hint   --level 2 ").words, ["hint", "--level", "2"])
  }

  func testQuotationMarksAndBackslashesKeepTogether() {
    XCTAssertEqual(CommandWords(#"a "b c" 'd "e' f\ g"#).words, ["a", "b c", #"d "e"#, "f g"])
    XCTAssertEqual(CommandWords(#"a "" b"#).words, ["a", "", "b"])
  }

  func testAQuoteThatIsNotClosedIsKnown() {
    XCTAssertEqual(CommandWords("go \"ans").openQuote, "\"")
    XCTAssertNil(CommandWords("go 'ans'").openQuote)
  }

  func testWhetherTheLastWordIsStillBeingTyped() {
    XCTAssertTrue(CommandWords("go an").endsInWord)
    XCTAssertFalse(CommandWords("go ").endsInWord)
  }
}
