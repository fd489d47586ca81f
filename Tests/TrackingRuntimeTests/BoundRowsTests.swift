import KataTesting
import SwiftUI
import XCTest

/// Rows made from a binding to a collection: a binding is a collection itself, and still the rows
/// are those of the bound one, read by the body that makes them.
@MainActor
final class BoundRowsTests: XCTestCase {
  struct Item: Identifiable {
    let id: Int
    var isOn = false
    var name: String { "item \(id) \(isOn)" }
  }

  @Observable
  final class Model {
    var items = (1...3).map { Item(id: $0) }
  }

  struct Rows: View {
    @Bindable var model: Model
    var body: some View {
      ForEach($model.items) { $item in Toggle(item.name, isOn: $item.isOn) }
    }
  }
  struct NamedRows: View {
    @Bindable var model: Model
    var body: some View {
      ForEach($model.items, id: \.id) { $item in Toggle(item.name, isOn: $item.isOn) }
    }
  }
  struct ListRows: View {
    @Bindable var model: Model
    var body: some View {
      List($model.items) { $item in Toggle(item.name, isOn: $item.isOn) }
    }
  }
  struct NamedListRows: View {
    @Bindable var model: Model
    var body: some View {
      List($model.items, id: \.id) { $item in Toggle(item.name, isOn: $item.isOn) }
    }
  }

  private func assertRowsFollow<Content: View>(
    _ make: (Model) -> Content, line: UInt = #line
  ) async {
    let model = Model()
    let host = ViewHost(make(model))
    model.items.removeFirst()
    await host.settle()
    XCTAssertEqual(host.text, ["item 2 false", "item 3 false"], line: line)
    model.items.append(Item(id: 4))
    await host.settle()
    host.toggle("item 4 false")
    XCTAssertEqual(host.text, ["item 2 false", "item 3 false", "item 4 true"], line: line)
  }

  func testRowsOfABindingFollowWhereTheBodyReadsNothingElse() async {
    await assertRowsFollow { Rows(model: $0) }
    await assertRowsFollow { NamedRows(model: $0) }
    await assertRowsFollow { ListRows(model: $0) }
    await assertRowsFollow { NamedListRows(model: $0) }
  }

  func testAnElementOfABindingIsABinding() async {
    let model = Model()
    let bindable = Bindable(model)
    bindable.items[0].wrappedValue.isOn = true
    XCTAssertEqual(bindable.items.filter { $0.wrappedValue.isOn }.map(\.wrappedValue.id), [1])
  }
}
