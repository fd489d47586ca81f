import KataTesting
import SwiftUI
import XCTest

/// What a search field offers besides itself.
@MainActor
final class SearchSuggestionTests: XCTestCase {
  struct Token: Identifiable {
    let id: String
  }
  struct Search: View {
    @State private var text = ""
    @State private var tokens = [Token(id: "red")]
    @FocusState private var isSearching: Bool
    var body: some View {
      VStack {
        Text("found \(text)\(isSearching ? ", searching" : "")")
        TextField("other", text: .constant("x"))
      }
      .searchable(text: $text, tokens: $tokens) { Text($0.id) }
      .searchFocused($isSearching)
      .searchSuggestions {
        Text("apples").searchCompletion("apple")
        Text("no results")
      }
      Button("search") { isSearching = true }
    }
  }

  func testSuggestionsAndTokensAreRead() async {
    XCTAssertEqual(
      ViewHost(Search()).text,
      ["Search", "found ", "x", "red", "apples", "no results", "search"])
  }

  func testATapOnASuggestionCompletesTheSearch() async {
    let host = ViewHost(Search())
    host.tap("apples")
    XCTAssertTrue(host.text.contains("found apple"))
  }

  func testTheFocusOfTheSearchFieldIsThatOfNoOtherField() async {
    let host = ViewHost(Search())
    host.tap("other")
    XCTAssertTrue(host.text.contains("found "))
    host.tap("Search")
    XCTAssertTrue(host.text.contains("found , searching"))
    host.tap("other")
    XCTAssertTrue(host.text.contains("found "))
  }

  func testTheProgramMovesTheFocusToTheSearchField() async {
    let host = ViewHost(Search())
    host.tap("search")
    XCTAssertTrue(host.text.contains("found , searching"))
  }
}
