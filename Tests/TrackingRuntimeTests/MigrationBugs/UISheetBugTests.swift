import KataTesting
import SwiftUI
import XCTest

/// Case 3 of the migration reports: a sheet takes its environment from where `.sheet` stands.
@MainActor
final class UISheetBugTests: XCTestCase {
  @MainActor @Observable final class Theme {
    var name = "dark"
  }
  struct SheetBody: View {
    @Environment(Theme.self) private var theme
    var body: some View { Text(theme.name) }
  }
  struct InjectedInside: View {
    @State private var theme = Theme()
    @State private var isShown = true
    var body: some View {
      Text("root")
        .environment(theme)
        .sheet(isPresented: $isShown) { SheetBody() }
    }
  }
  struct InjectedOutermost: View {
    @State private var theme = Theme()
    @State private var isShown = true
    var body: some View {
      Text("root")
        .sheet(isPresented: $isShown) { SheetBody() }
        .environment(theme)
    }
  }

  // Conf: DOC + MULTI.
  func test_MB03_envSheetOrder() async throws {
    if ChildTest.isChild { _ = ViewHost(InjectedInside()) }
    let child = try ChildTest.run(self)
    XCTAssertTrue(child.isKilledBySignal, child.output)
    XCTAssertTrue(
      child.output.contains(
        "Fatal error: No Observable object of type Theme found. A View.environmentObject(_:) for "
          + "Theme may be missing as an ancestor of this view.\n"
          + "Remedy: write .environment(...) with a Theme on a view above this one"),
      child.output)
  }

  // Conf: DOC + MULTI.
  func test_MB03_envSheetOrderRepaired() async {
    XCTAssertEqual(ViewHost(InjectedOutermost()).text, ["dark"])
  }

  @MainActor @Observable final class Store<Tag> {
    let name: String
    init(_ name: String) { self.name = name }
  }
  struct Reader<Tag>: View {
    @Environment(Store<Tag>.self) private var store
    var body: some View { Text(store.name) }
  }
  struct Sheet: View {
    var body: some View {
      VStack {
        Reader<Int>()
        Reader<Int8>()
        Reader<Int16>()
        Reader<Int32>()
        Reader<Int64>()
        Reader<UInt>()
        Reader<UInt8>()
        Reader<UInt16>()
        Reader<UInt32>()
        Reader<UInt64>()
      }
    }
  }
  struct Root: View {
    @State private var isShown = true
    var body: some View { VStack { Text("root").sheet(isPresented: $isShown) { Sheet() } } }
  }

  // Conf: DOC + MULTI.
  func test_MB03_envSheetOrderTenModelsOfTheRoot() async {
    let host = ViewHost(
      Root()
        .environment(Store<Int>("1")).environment(Store<Int8>("2"))
        .environment(Store<Int16>("3")).environment(Store<Int32>("4"))
        .environment(Store<Int64>("5")).environment(Store<UInt>("6"))
        .environment(Store<UInt8>("7")).environment(Store<UInt16>("8"))
        .environment(Store<UInt32>("9")).environment(Store<UInt64>("10")))
    XCTAssertEqual(host.text, (1...10).map(String.init))
  }
}
