import XCTest

@testable import LineEditing

final class ScalarDecoderTests: XCTestCase {
  private func decode(_ bytes: [UInt8]) -> String {
    var decoder = ScalarDecoder()
    var text = String.UnicodeScalarView()
    for byte in bytes { if let scalar = decoder.take(byte) { text.append(scalar) } }
    return String(text)
  }

  func testCharactersOfAllLengths() {
    XCTAssertEqual(decode(Array("aé日🎌".utf8)), "aé日🎌")
  }

  func testABrokenCharacterIsDroppedAndTheNextKept() {
    XCTAssertEqual(decode([0xE6, 0x97] + Array("ab".utf8)), "ab")
    XCTAssertEqual(decode([0xFF, 0x80, 0xC0, 0xAF, 0x61]), "a")
  }

  func testSurrogatesAreNoCharacters() {
    XCTAssertEqual(decode([0xED, 0xA0, 0x80, 0x62]), "b")
  }
}
