import KataTesting
import SwiftUI
import TrackingRuntime
import XCTest

/// A binding to a collection is a collection of bindings.
@MainActor
final class BoundCollectionTests: XCTestCase {
  struct Item: Identifiable {
    let id: Int
    var name: String
    var isOn = false
  }
  struct Items: View {
    @State private var items = (1...3).map { Item(id: $0, name: "item \($0)") }
    var body: some View {
      ForEach($items.filter { $0.wrappedValue.id > 1 }) { $item in
        Toggle(item.name, isOn: $item.isOn)
      }
      ForEach($items) { $item in Button("rename \(item.id)") { item.name = "new \(item.id)" } }
      Button("first") { $items[0].wrappedValue.name = "first" }
      Toggle("all", sources: $items, isOn: \.isOn)
      Text(items.map { $0.isOn ? "on" : "off" }.joined(separator: " "))
      Text("\(items[0].name), \($items.count), \($items.last?.wrappedValue.name ?? "")")
    }
  }

  func testItCanBeFilteredAndWrittenThrough() async {
    let host = ViewHost(Items())
    host.toggle("item 3")
    XCTAssertTrue(host.text.contains("off off on"))
    host.tap("rename 2")
    host.tap("first")
    XCTAssertTrue(host.text.contains("new 2"))
    XCTAssertEqual(host.text.last, "first, 3, item 3")
  }

  func testASwitchForSeveralValuesSetsThemAll() async {
    let host = ViewHost(Items())
    host.toggle("all")
    XCTAssertTrue(host.text.contains("on on on"))
    XCTAssertTrue(host.tree.contains { $0.hasSuffix("Toggle on") })
    host.toggle("item 2")
    host.toggle("all")
    XCTAssertTrue(host.text.contains("on on on"))
    host.toggle("all")
    XCTAssertTrue(host.text.contains("off off off"))
  }

  struct Editable: View {
    let isList: Bool
    @State private var items = (1...3).map { Item(id: $0, name: "item \($0)") }
    var body: some View {
      if isList {
        List($items, editActions: .all) { $item in Text(item.name) }
      } else {
        ForEach($items, editActions: [.delete]) { $item in Text(item.name) }
      }
    }
  }

  func testRowsOfABoundListAreDeletedAndMoved() async {
    let host = ViewHost(Editable(isList: true))
    host.tap("Move down item 1")
    XCTAssertEqual(host.text, ["item 2", "item 1", "item 3"])
    host.tap("Delete item 1")
    host.tap("Move up item 3")
    XCTAssertEqual(host.text, ["item 3", "item 2"])
  }

  func testOnlyTheActionsThatAreAskedForAreThere() async {
    let driver = ScreenDriver(Editable(isList: false))
    guard case .success = driver.tap("Delete item 2") else { return XCTFail("not deleted") }
    XCTAssertEqual(driver.text, ["item 1", "item 3"])
    guard case .failure = driver.tap("Move up item 3") else { return XCTFail("moved") }
  }
}
