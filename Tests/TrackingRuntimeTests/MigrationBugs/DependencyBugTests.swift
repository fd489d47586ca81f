import KataTesting
import SwiftUI
import XCTest

/// Bug reports about what counts as read: by Observation alone, and by the runtime's views.
@MainActor
final class DependencyBugTests: XCTestCase {
  @MainActor @Observable final class Flags {
    var first = false
    var second = false
  }

  // Conf: LNX.
  func test_MB33_shortCircuit() async {
    let flags = Flags()
    let both = { _ = flags.first && flags.second }
    XCTAssertFalse(Announcement.comes(to: both, by: { flags.second.toggle() }))
    flags.first = true
    XCTAssertTrue(Announcement.comes(to: both, by: { flags.second.toggle() }))
    XCTAssertTrue(Announcement.comes(to: both, by: { flags.first.toggle() }))
  }

  struct Both: View {
    let flags: Flags
    var body: some View { Text(flags.first && flags.second ? "both" : "not both") }
  }

  // Conf: LNX.
  func test_MB33_shortCircuitInABody() async {
    let flags = Flags()
    let host = ViewHost(Both(flags: flags))
    var counts: [Int] = []
    for flag in [\Flags.second, \.first, \.second, \.first, \.second] {
      host.resetCounts()
      flags[keyPath: flag].toggle()
      counts.append(host.bodyCount(of: Both.self))
    }
    // The last write comes when `first` is false again: what was read before no longer counts.
    XCTAssertEqual(counts, [0, 1, 1, 1, 0])
  }

  @Observable final class Items { var all: [String] = [] }
  @Observable final class Nested {
    private var inner = Items()
    var items: [String] { inner.all }
    var isEmpty: Bool { items.isEmpty }
    func add() { inner.all.append("x") }
  }

  // Conf: LNX.
  func test_MB34_computedNested() async {
    let model = Nested()
    XCTAssertTrue(Announcement.comes(to: { _ = model.items.count }, by: { model.add() }))
    XCTAssertTrue(Announcement.comes(to: { _ = model.isEmpty }, by: { model.add() }))
  }

  final class Service { var features: Set<String> = [] }
  @Observable final class Purchases {
    let service = Service()
    var eligible: Set<String> = []
    func asksService(_ feature: String) -> Bool { service.features.contains(feature) }
    func asksCopy(_ feature: String) -> Bool { eligible.contains(feature) }
    func purchase(_ feature: String) {
      service.features.insert(feature)
      eligible = service.features
    }
  }

  // Conf: LNX.
  func test_MB35_getterToService() async {
    let model = Purchases()
    XCTAssertFalse(
      Announcement.comes(to: { _ = model.asksService("pro") }, by: { model.purchase("pro") }))
    XCTAssertTrue(
      Announcement.comes(to: { _ = model.asksCopy("max") }, by: { model.purchase("max") }))
  }

  @MainActor @Observable final class Counter { var count = 0 }

  // Conf: LNX.
  func test_MB36_lazyClosure() async {
    let counter = Counter()
    var kept: [@MainActor () -> Int] = []
    let increment = { counter.count += 1 }
    XCTAssertFalse(
      Announcement.comes(to: { kept.append { counter.count } }, by: increment),
      "read inside a stored closure")
    XCTAssertTrue(
      Announcement.comes(
        to: {
          let count = counter.count
          kept.append { count }
        }, by: increment), "read before, its value captured")
    XCTAssertTrue(
      Announcement.comes(to: { _ = kept[0]() }, by: increment), "run in a scope of its own")
  }

  struct Deferred: View {
    let counter: Counter
    var body: some View {
      VStack {
        ForEach(0..<1, id: \.self) { _ in Text("row \(counter.count)") }
        List(0..<1, id: \.self) { _ in Text("list row \(counter.count)") }
        GeometryReader { _ in Text("geometry \(counter.count)") }
      }
      .toolbar { Text("toolbar \(counter.count)") }
    }
  }
  struct Presenting: View {
    let counter: Counter
    var body: some View {
      Text("below").sheet(isPresented: .constant(true)) { Text("sheet \(counter.count)") }
    }
  }

  // Conf: LNX.
  func test_MB36_lazyClosuresOfContainersAreTracked() async {
    let counter = Counter()
    let host = ViewHost(Deferred(counter: counter))
    let places = ["row", "list row", "geometry", "toolbar"]
    XCTAssertEqual(Set(host.text), Set(places.map { "\($0) 0" }))
    counter.count = 1
    await host.settle()
    XCTAssertEqual(Set(host.text), Set(places.map { "\($0) 1" }))
  }

  // Conf: LNX.
  func test_MB36_lazyClosureOfASheetIsTracked() async {
    let counter = Counter()
    let host = ViewHost(Presenting(counter: counter))
    XCTAssertEqual(host.text, ["sheet 0"])
    counter.count = 1
    await host.settle()
    XCTAssertEqual(host.text, ["sheet 1"])
  }

  @MainActor @Observable final class Screen {
    var header = 0
    var rows = 0
  }

  // Conf: LNX.
  func test_MB37_nestedScope() async {
    let screen = Screen()
    var inner: Announcement?
    let outer = Announcement {
      _ = screen.header
      inner = Announcement { _ = screen.rows }
    }
    screen.rows += 1
    XCTAssertEqual([inner?.hasCome, outer.hasCome], [true, true])
  }

  // Conf: LNX.
  func test_MB37_childAfterItsParentsScope() async {
    let screen = Screen()
    let parent = Announcement { _ = screen.header }
    let child = Announcement { _ = screen.rows }
    screen.rows += 1
    XCTAssertEqual([child.hasCome, parent.hasCome], [true, false])
  }

  struct Rows: View {
    let screen: Screen
    var body: some View { Text("rows \(screen.rows)") }
  }
  struct Parent: View {
    let screen: Screen
    var body: some View {
      VStack {
        Text("header \(screen.header)")
        Rows(screen: screen)
      }
    }
  }

  // Conf: LNX.
  func test_MB37_aChildsBodyIsNotItsParents() async {
    let screen = Screen()
    let host = ViewHost(Parent(screen: screen))
    host.resetCounts()
    screen.rows += 1
    XCTAssertEqual(host.counts, ["DependencyBugTests.Rows": 1])
  }

  @Observable final class Size {
    var (width, height) = (1, 2)
    var depth = 3
  }

  // Conf: LNX.
  func test_MB42_tupleDecl() async {
    let size = Size()
    XCTAssertFalse(Announcement.comes(to: { _ = size.width }, by: { size.width += 1 }))
    XCTAssertFalse(Announcement.comes(to: { _ = size.height }, by: { size.height += 1 }))
    XCTAssertTrue(Announcement.comes(to: { _ = size.depth }, by: { size.depth += 1 }))
    XCTAssertEqual([size.width, size.height, size.depth], [2, 3, 4])
  }
}
