import KataTesting
import SwiftUI
import XCTest

/// What a view inside of a searchable one knows of the search.
@MainActor
final class SearchTests: XCTestCase {
  struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Text(isSearching ? "searching" : "idle")
      Button("Done") { dismissSearch() }
    }
  }
  struct Screen: View {
    @State private var text = ""
    var body: some View {
      VStack {
        Results()
        Text("text: \(text)")
      }
      .searchable(text: $text, prompt: "Find")
    }
  }
  struct PresentedScreen: View {
    @State private var text = ""
    @State private var isPresented = false
    var body: some View {
      VStack {
        Results()
        Text("presented: \(isPresented)")
        Button("Begin") { isPresented = true }
        Button("End") { isPresented = false }
      }
      .searchable(text: $text, isPresented: $isPresented, prompt: "Find")
    }
  }

  func testTypingBeginsASearchAndDismissSearchEndsItWithoutText() async {
    let host = ViewHost(Screen())
    XCTAssertEqual(host.text, ["Find", "idle", "Done", "text: "])
    host.type("a", into: "Find")
    XCTAssertEqual(host.text, ["a", "searching", "Done", "text: a"])
    host.tap("Done")
    XCTAssertEqual(host.text, ["Find", "idle", "Done", "text: "])
  }

  func testATapOnTheFieldBeginsASearch() async {
    let host = ViewHost(Screen())
    host.tap("Find")
    XCTAssertEqual(host.text[1], "searching")
  }

  func testAValueSaysWhetherAPersonSearches() async {
    let host = ViewHost(PresentedScreen())
    host.tap("Begin")
    XCTAssertEqual(host.text[1], "searching")
    host.tap("End")
    XCTAssertEqual(host.text[1], "idle")
    host.type("a", into: "Find")
    XCTAssertEqual(host.text[3], "presented: true")
    host.tap("Done")
    XCTAssertEqual(host.text[3], "presented: false")
  }

  struct Presented: View {
    @Environment(\.isPresented) private var isPresented
    let name: String
    var body: some View { Text("\(name) \(isPresented)") }
  }
  struct Presenting: View {
    @State private var showsSheet = false
    @State private var showsScreen = false
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Presented(name: "root")
          Button("Sheet") { showsSheet = true }
          Button("Screen") { showsScreen = true }
          Button("Value") { path = [1] }
          NavigationLink("Link") { Presented(name: "link") }
        }
        .sheet(isPresented: $showsSheet) { Presented(name: "sheet") }
        .navigationDestination(isPresented: $showsScreen) { Presented(name: "screen") }
        .navigationDestination(for: Int.self) { _ in Presented(name: "value") }
      }
    }
  }

  func testPresentedViewsKnowThatTheyAre() async {
    for (button, name) in [
      ("Sheet", "sheet"), ("Screen", "screen"), ("Value", "value"), ("Link", "link"),
    ] {
      let host = ViewHost(Presenting())
      XCTAssertEqual(host.text.first, "root false")
      host.tap(button)
      XCTAssertEqual(host.text, ["\(name) true"])
    }
  }
}
