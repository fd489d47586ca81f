import XCTest

@testable import Author

final class OrderedJSONTests: XCTestCase {
  private func round(_ text: String) -> String? { OrderedJSON(text)?.text }

  func testKeysKeepTheirOrder() {
    XCTAssertEqual(
      round(#"{"b":1,"a":{"d":[],"c":{}}}"#),
      """
      {
        "b": 1,
        "a": {
          "d": [],
          "c": {}
        }
      }

      """)
  }

  func testItsOwnTextIsRead() {
    let text = "{\n  \"a\": [\n    \"x, y\",\n    -1.50e3,\n    null\n  ]\n}\n"
    XCTAssertEqual(round(text), text)
  }

  func testEscapesAreUnderstoodAndWrittenPlainly() {
    XCTAssertEqual(
      round(#"["\u00e9 \ud83d\ude00 \/ \" \\ \n \t \u0001 日本"]"#),
      "[\n  \"é 😀 / \\\" \\\\ \\n \\t \\u0001 日本\"\n]\n")
  }

  func testWhatIsNoJSONIsRefused() {
    for text in ["", "{", "[1 2]", "{\"a\" 1}", "nothing"] {
      XCTAssertNil(OrderedJSON(text), text)
    }
  }

  func testAValueIsSetInItsPlaceAndANewOneLast() {
    var value = OrderedJSON(#"{"a":1,"b":2}"#)
    value?["a"] = .word("3")
    value?["c"] = .string("x")
    XCTAssertEqual(value, OrderedJSON(#"{"a":3,"b":2,"c":"x"}"#))
  }
}
