import KataTesting
import SwiftUI
import TrackingRuntime
import XCTest

/// A person selects rows of a list by what is written on them.
@MainActor
final class SelectionTests: XCTestCase {
  struct Item: Identifiable {
    let id: Int
    var name: String { "item \(id)" }
  }
  struct One: View {
    @State private var selection: Int?
    @State private var taps = 0
    var body: some View {
      List([Item(id: 1), Item(id: 2)], selection: $selection) { item in
        HStack {
          Text(item.name)
          Text("note \(item.id)")
          Button("buy \(item.id)") { taps += 1 }
        }
      }
      Text("\(selection ?? 0) \(taps)")
    }
  }

  func testATapOnAnyTextOfARowSelectsIt() async {
    let host = ViewHost(One())
    host.tap("item 2")
    XCTAssertEqual(host.text.last, "2 0")
    host.tap("note 1")
    XCTAssertEqual(host.text.last, "1 0")
  }

  func testAControlInARowIsStillUsedByItsName() async {
    let host = ViewHost(One())
    host.tap("buy 2")
    XCTAssertEqual(host.text.last, "0 1")
  }

  struct Tagged: View {
    @State private var selection: String? = "b"
    var body: some View {
      List(selection: $selection) {
        Text("first").tag("a")
        Section("more") { ForEach(0..<2) { Text("row \($0)").tag("tag \($0)") } }
      }
      Text(selection ?? "none")
    }
  }

  func testTheTagOfARowCountsBeforeItsID() async {
    let host = ViewHost(Tagged())
    host.tap("first")
    XCTAssertEqual(host.text.last, "a")
    host.tap("row 1")
    XCTAssertEqual(host.text.last, "tag 1")
  }

  struct Several: View {
    @State private var selection: Set<Int> = []
    @State private var mode = EditMode.inactive
    var body: some View {
      List(1..<4, id: \.self, selection: $selection) { Text("row \($0)") }
        .environment(\.editMode, $mode)
      Button("edit") { mode = .active }
      Text(selection.sorted().description)
    }
  }

  func testOfSeveralOneIsSelectedUntilTheListIsEdited() async {
    let host = ViewHost(Several())
    host.tap("row 1")
    host.tap("row 2")
    XCTAssertEqual(host.text.last, "[2]")
    host.tap("edit")
    host.tap("row 3")
    XCTAssertEqual(host.text.last, "[2, 3]")
    host.tap("row 2")
    XCTAssertEqual(host.text.last, "[3]")
  }

  struct Mistyped: View {
    @State private var selection: String?
    var body: some View {
      List([Item(id: 1)], selection: $selection) { Text($0.name) }
    }
  }

  func testARowOfAnotherTypeIsRefusedWithBothTypes() async {
    let driver = ScreenDriver(Mistyped())
    guard case .failure(let refusal) = driver.tap("item 1") else { return XCTFail("not refused") }
    XCTAssertEqual(
      refusal.reason,
      "cannot tap \"item 1\": the row stands for a value of type Int, and the list selects values "
        + "of type String; give the row a tag(_:) of that type")
  }

  func testARowOutOfViewIsNotSelected() async {
    struct Long: View {
      @State private var selection: Int?
      var body: some View {
        List(0..<50, id: \.self, selection: $selection) { Text("row \($0)") }
      }
    }
    let driver = ScreenDriver(Long(), visibleRows: 5)
    guard case .failure = driver.tap("row 5") else { return XCTFail("the row of buffer is tapped") }
  }
}
