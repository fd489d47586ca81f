import KataTesting
import SwiftUI
import XCTest

/// A literal is shown without the marks of Markdown; a string as it stands.
@MainActor
final class InlineMarkdownTests: XCTestCase {
  private func shown(_ key: LocalizedStringKey) -> String {
    ViewHost(Text(key)).text.joined()
  }

  func testMarksOfALiteralAreNotShown() async {
    XCTAssertEqual(shown("**bold** and *italic* and ***both***"), "bold and italic and both")
    XCTAssertEqual(
      shown("__bold__ _italic_ `let a_b = *c*` ~~gone~~"), "bold italic let a_b = *c* gone")
    XCTAssertEqual(shown("Read [our **terms**](https://example.com/a_b)."), "Read our terms.")
    XCTAssertEqual(shown("*outer **inner** outer*"), "outer inner outer")
  }

  func testWhatIsNoMarkIsShown() async {
    for text in ["snake_case_name", "2 * 3 * 4", "[1, 2]", "**open", "a~b", "5* rating", "[a] (b)"]
    {
      XCTAssertEqual(shown(LocalizedStringKey(text)), text)
    }
    XCTAssertEqual(shown("\\*not italic\\*"), "*not italic*")
    XCTAssertEqual(shown("C:\\temp"), "C:\\temp")
  }

  func testAValueInALiteralHasNoMarks() async {
    let value = "*a* \\. [b](c)"
    XCTAssertEqual(shown("**\(value)**"), value)
    XCTAssertEqual(shown("\(value)"), value)
    XCTAssertEqual(shown("path \("C:\\.x")"), "path C:\\.x")
  }

  func testAStringIsShownAsItStands() async {
    let string = "**bold**"
    XCTAssertEqual(ViewHost(Text(string)).text, ["**bold**"])
    XCTAssertEqual(ViewHost(Text(verbatim: "**bold**")).text, ["**bold**"])
  }
}
