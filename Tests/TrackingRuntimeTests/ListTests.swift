import KataTesting
import SwiftUI
import XCTest

/// C20: a list realises the rows in view plus one.
@MainActor
final class ListTests: XCTestCase {
  struct Row: View {
    let number: Int
    var body: some View { Text("row \(number)") }
  }
  struct Numbers: View {
    @State private var count: Int
    init(count: Int) { _count = State(initialValue: count) }
    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        List(Array(0..<count), id: \.self) { Row(number: $0) }
      }
    }
  }

  func testC20_ofManyRowsThoseInViewAndOneMoreRun() async {
    let host = ViewHost(Numbers(count: 6_500), visibleRows: 17)
    XCTAssertEqual(host.bodyCount(of: Row.self), 18)
  }

  func testC20_addingARowRunsItsBodyOnce() async {
    let host = ViewHost(Numbers(count: 3))
    host.resetCounts()
    host.tap("Add")
    XCTAssertEqual(host.bodyCount(of: Row.self), 1)
  }

  func testC20_scrollingRunsOnlyTheRowsThatComeIntoView() async {
    let host = ViewHost(Numbers(count: 100), visibleRows: 10)
    host.resetCounts()
    host.scroll(toRow: 5)
    XCTAssertEqual(host.bodyCount(of: Row.self), 5)
    XCTAssertEqual(host.text[1], "row 5")
  }

  func testTheBufferedRowIsNotRead() async {
    let host = ViewHost(Numbers(count: 100), visibleRows: 10)
    XCTAssertEqual(host.text.last, "row 9")
  }

  struct Sections: View {
    var body: some View {
      List {
        Section("First") { ForEach(0..<30) { Row(number: $0) } }
        Section("Second") { ForEach(30..<60) { Row(number: $0) } }
      }
    }
  }

  func testTheWindowGoesAcrossSections() async {
    let host = ViewHost(Sections(), visibleRows: 10)
    XCTAssertEqual(host.bodyCount(of: Row.self), 11)
  }
}
