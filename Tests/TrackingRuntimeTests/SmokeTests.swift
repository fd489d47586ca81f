import KataTesting
import SwiftUI
import XCTest

@MainActor
final class SmokeTests: XCTestCase {
  @Observable @MainActor final class Row: Identifiable {
    let id: Int
    var isOn = false
    init(id: Int) { self.id = id }
  }
  func testTappingAButtonWritesStateAndRunsTheBodyAgain() async {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("Count: \(count)")
          Button("Increment") { count += 1 }
        }
      }
    }
    let host = ViewHost(Counter())
    XCTAssertEqual(host.text, ["Count: 0", "Increment"])
    host.tap("Increment")
    XCTAssertEqual(host.text, ["Count: 1", "Increment"])
    XCTAssertEqual(host.bodyCount(of: Counter.self), 2)
    XCTAssertEqual(host.evaluations.map(\.cause), ["@self, @identity, _count", "_count"])
  }

  func testAnObservableModelRunsOnlyTheRowThatReadsIt() async {
    struct RowView: View {
      let row: Row
      var body: some View {
        Button(row.isOn ? "on \(row.id)" : "off \(row.id)") { row.isOn.toggle() }
      }
    }
    struct Screen: View {
      let rows: [Row]
      var body: some View { List(rows) { RowView(row: $0) } }
    }
    let rows = (0..<100).map { Row(id: $0) }
    let host = ViewHost(Screen(rows: rows), visibleRows: 10)
    XCTAssertEqual(host.bodyCount(of: RowView.self), 11)
    host.resetCounts()
    host.tap("off 3")
    XCTAssertEqual(host.bodyCount(of: RowView.self), 1)
    XCTAssertEqual(host.bodyCount(of: Screen.self), 0)
    XCTAssertEqual(host.text[3], "on 3")
    rows[4].isOn = true
    XCTAssertEqual(host.text[4], "on 4")
    host.scroll(toRow: 50)
    XCTAssertEqual(host.text.first, "off 50")
  }
}
