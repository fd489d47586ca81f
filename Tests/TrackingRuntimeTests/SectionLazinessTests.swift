import KataTesting
import SwiftUI
import XCTest

/// Headers and footers are rows of the window, as lazy as the others [C20].
@MainActor
final class SectionLazinessTests: XCTestCase {
  struct Head: View {
    let number: Int
    @State private var taps = 0
    var body: some View { Button("head \(number) \(taps)") { taps += 1 } }
  }
  struct Row: View {
    let number: Int
    var body: some View { Text("row \(number)") }
  }
  struct Foot: View {
    let number: Int
    var body: some View { Text("foot \(number)") }
  }
  struct Sections: View {
    var rows = 20
    var body: some View {
      ForEach(0..<50) { section in
        Section {
          ForEach(0..<rows, id: \.self) { Row(number: $0) }
        } header: {
          Head(number: section)
        } footer: {
          Foot(number: section)
        }
      }
    }
  }

  func testAListRunsTheHeadersInViewAlone() async {
    let host = ViewHost(List { Sections() }, visibleRows: 6)
    XCTAssertEqual(host.bodyCount(of: Head.self), 1)
    XCTAssertEqual(host.bodyCount(of: Row.self), 6)
    XCTAssertEqual(host.bodyCount(of: Foot.self), 0)
    XCTAssertEqual(host.text, ["head 0 0", "row 0", "row 1", "row 2", "row 3", "row 4"])
  }

  func testALazyStackRunsTheHeadersInViewAlone() async {
    let host = ViewHost(ScrollView { LazyVStack { Sections() } }, visibleRows: 6)
    XCTAssertEqual(host.bodyCount(of: Head.self), 1)
  }

  func testTheRowOfBufferCanBeAHeaderThatIsNotRead() async {
    let host = ViewHost(List { Sections(rows: 1) }, visibleRows: 3)
    XCTAssertEqual(host.bodyCount(of: Head.self), 2)
    XCTAssertEqual(host.text, ["head 0 0", "row 0", "foot 0"])
  }

  func testScrollingCountsHeadersAndFooters() async {
    let host = ViewHost(List { Sections() }, visibleRows: 3)
    host.scroll(toRow: 21)
    XCTAssertEqual(host.text, ["foot 0", "head 1 0", "row 0"])
  }

  func testAHeaderThatScrollsAwayKeepsItsState() async {
    let host = ViewHost(List { Sections() }, visibleRows: 6)
    host.tap("head 0 0")
    host.scroll(toRow: 10)
    XCTAssertFalse(host.text.contains("head 0 1"))
    host.scroll(toRow: 0)
    XCTAssertEqual(host.text.first, "head 0 1")
  }

  struct Titled: View {
    @State private var title = "old"
    var body: some View {
      Button("rename") { title = "new" }
      List {
        Section(title) { ForEach(0..<20) { Row(number: $0) } }
      }
    }
  }

  func testAHeaderThatComesBackSaysTheNewest() async {
    let host = ViewHost(Titled(), visibleRows: 3)
    host.scroll(toRow: 10)
    host.tap("rename")
    host.scroll(toRow: 0)
    XCTAssertEqual(host.text, ["rename", "new", "row 0", "row 1"])
  }

  func testASectionOfOneRowIsAsManyRowsAsItShows() async {
    let host = ViewHost(
      List {
        ForEach(0..<50) { section in
          Section {
            Row(number: section)
          } header: {
            Head(number: section)
          }
        }
      }, visibleRows: 4)
    XCTAssertEqual(host.text, ["head 0 0", "row 0", "head 1 0", "row 1"])
    XCTAssertEqual(host.bodyCount(of: Head.self), 3)
  }

  func testOutsideOfAListEverySectionExists() async {
    let host = ViewHost(VStack { Sections(rows: 1) }, visibleRows: 3)
    XCTAssertEqual(host.bodyCount(of: Head.self), 50)
  }
}
