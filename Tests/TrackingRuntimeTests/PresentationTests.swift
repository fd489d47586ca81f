import KataTesting
import SwiftUI
import XCTest

/// What is presented on top, and what reaches a list from above.
@MainActor
final class PresentationTests: XCTestCase {
  struct SheetContent: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("in the sheet")
        Button("Close") { dismiss() }
      }
    }
  }
  struct Presenter: View {
    @State private var isPresented = false
    @State private var isAsking = false
    @State private var answer = "none"
    var body: some View {
      VStack {
        Button("Present") { isPresented = true }
        Button("Ask") { isAsking = true }
        Text("answer \(answer)")
      }
      .sheet(isPresented: $isPresented) { SheetContent() }
      .alert("Sure?", isPresented: $isAsking) {
        Button("Yes") { answer = "yes" }
      } message: {
        Text("Think.")
      }
    }
  }

  func testASheetIsReadInsteadOfWhatIsUnderneath() async {
    let host = ViewHost(Presenter())
    host.tap("Present")
    XCTAssertEqual(host.text, ["in the sheet", "Close"])
  }

  func testPresentingDoesNotRunTheBodyThatOnlyBindsTheValue() async {
    let host = ViewHost(Presenter())
    host.resetCounts()
    host.tap("Present")
    XCTAssertEqual(host.counts, ["PresentationTests.SheetContent": 1])
  }

  func testTheDismissActionTakesASheetAway() async {
    let host = ViewHost(Presenter())
    host.tap("Present")
    host.tap("Close")
    XCTAssertEqual(host.text, ["Present", "Ask", "answer none"])
  }

  func testTheHostDismissesASheet() async {
    let host = ViewHost(Presenter())
    host.tap("Present")
    host.dismiss()
    XCTAssertEqual(host.text.first, "Present")
  }

  func testAButtonOfAnAlertRunsItsActionAndTakesTheAlertAway() async {
    let host = ViewHost(Presenter())
    host.tap("Ask")
    XCTAssertEqual(host.text, ["Sure?", "Think.", "Yes"])
    host.tap("Yes")
    XCTAssertEqual(host.text, ["Present", "Ask", "answer yes"])
  }

  struct Linked: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Detail") { Text("the detail") }.navigationTitle("Home")
      }
    }
  }

  func testALinkShowsItsDestinationAndDismissGoesBack() async {
    let host = ViewHost(Linked())
    XCTAssertEqual(host.text, ["Home", "Detail"])
    host.tap("Detail")
    XCTAssertEqual(host.text, ["the detail"])
    host.dismiss()
    XCTAssertEqual(host.text, ["Home", "Detail"])
  }

  struct Refreshing: View {
    @State private var loads = 0
    @State private var query = ""
    var body: some View {
      List { Text("loads \(loads) \(query)") }
        .refreshable {
          await Task.yield()
          loads += 1
        }
        .searchable(text: $query)
    }
  }

  func testRefreshWaitsForTheAction() async {
    let host = ViewHost(Refreshing())
    await host.refresh()
    XCTAssertEqual(host.text, ["Search", "loads 1 "])
  }

  func testASearchFieldIsTypedInto() async {
    let host = ViewHost(Refreshing())
    host.type("cat", into: "Search")
    XCTAssertEqual(host.text, ["cat", "loads 0 cat"])
  }

  final class Log {
    var lines: [String] = []
  }
  struct Animated: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      Button("Go \(value)") {
        value = 1
        value = 2
        withAnimation { value = 3 }
      }
      .onChange(of: value) { log.lines.append("\($0) to \($1)") }
    }
  }

  // Conf: DUAL.
  func testC14_writesWithAnAnimationFormAPassOfTheirOwn() async {
    let log = Log()
    let host = ViewHost(Animated(log: log))
    host.resetCounts()
    host.tap("Go 0")
    XCTAssertEqual(log.lines, ["0 to 2", "2 to 3"])
    XCTAssertEqual(host.bodyCount(of: Animated.self), 2)
  }
}
