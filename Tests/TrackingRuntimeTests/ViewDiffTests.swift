import KataTesting
import SwiftUI
import XCTest

/// C01–C06, C09: when a parent's body has run, which children run.
@MainActor
final class ViewDiffTests: XCTestCase {
  struct NumberView: View {
    let number: Int
    var body: some View { Text("\(number)") }
  }
  struct InputlessView: View {
    var body: some View { Text("always") }
  }
  struct BoundView: View {
    @Binding var flag: Bool
    let number: Int
    var body: some View { Button("\(number)") { flag.toggle() } }
  }
  struct PlainParent: View {
    @State private var flag = false
    var body: some View {
      VStack {
        Text(flag ? "on" : "off")
        NumberView(number: 7)
        InputlessView()
        BoundView(flag: $flag, number: 1)
        Button("Toggle") { flag.toggle() }
      }
    }
  }

  // Conf: RE.
  func testC01_aVisitedChildWithADynamicPropertyDoesNotRun() async {
    let host = ViewHost(PlainParent())
    host.resetCounts()
    host.tap("Toggle")
    XCTAssertEqual(host.bodyCount(of: BoundView.self), 0)
  }

  // Conf: ONE + DUAL.
  func testC02_aChildWithEqualInputDoesNotRun() async {
    let host = ViewHost(PlainParent())
    host.resetCounts()
    host.tap("Toggle")
    XCTAssertEqual(host.counts, ["ViewDiffTests.PlainParent": 1])
  }

  /// Plain data whose `==` says that everything is equal.
  struct PlainLiar: View, Equatable {
    let number: Int
    var body: some View { Text("liar \(number)") }
    nonisolated static func == (left: Self, right: Self) -> Bool { true }
  }
  struct StringLiar: View, Equatable {
    let words: String
    var body: some View { Text(words) }
    nonisolated static func == (left: Self, right: Self) -> Bool { true }
  }
  struct LiarParent: View {
    @State private var number = 0
    var body: some View {
      VStack {
        PlainLiar(number: number)
        StringLiar(words: "words \(number)")
        PlainLiar(number: number).equatable()
        Button("Next") { number += 1 }
      }
    }
  }

  // Conf: MNT.
  func testC03_plainDataIgnoresItsOwnEquality() async {
    let host = ViewHost(LiarParent())
    host.tap("Next")
    XCTAssertEqual(host.text[0], "liar 1")
  }

  // Conf: MNT.
  func testC03_otherViewsAreComparedByTheirOwnEquality() async {
    let host = ViewHost(LiarParent())
    host.tap("Next")
    XCTAssertEqual(host.text[1], "words 0")
  }

  // Conf: MNT.
  func testC03_equatableForcesEquality() async {
    let host = ViewHost(LiarParent())
    host.tap("Next")
    XCTAssertEqual(host.text[2], "liar 0")
  }

  final class Box { var number = 0 }
  final class SameBox: Equatable {
    var number = 0
    init(number: Int) { self.number = number }
    static func == (left: SameBox, right: SameBox) -> Bool { true }
  }
  struct BoxView: View {
    let box: Box
    var body: some View { Text("box \(box.number)") }
  }
  struct SameBoxView: View {
    let box: SameBox
    var body: some View { Text("same \(box.number)") }
  }
  struct BoxParent: View {
    @State private var ticks = 0
    let box = Box()
    var body: some View {
      VStack {
        Text("\(ticks)")
        BoxView(box: box)
        SameBoxView(box: SameBox(number: ticks))
        Button("Tick") {
          box.number += 1
          ticks += 1
        }
      }
    }
  }

  // Conf: MNT + MULTI.
  func testC04_theSameObjectIsEqualThoughItsFieldsChanged() async {
    let host = ViewHost(BoxParent())
    host.resetCounts()
    host.tap("Tick")
    XCTAssertEqual(host.bodyCount(of: BoxView.self), 0)
    XCTAssertEqual(host.text[1], "box 0")
  }

  // Conf: MNT + MULTI.
  func testC04_anEquatableClassIsComparedByItsOwnEquality() async {
    let host = ViewHost(BoxParent())
    host.tap("Tick")
    XCTAssertEqual(host.text[2], "same 0")
  }

  struct RandomView: View {
    let id = UUID()
    var body: some View { Text("random") }
  }
  struct RandomParent: View {
    @State private var flag = false
    var body: some View {
      VStack {
        Text(flag ? "on" : "off")
        RandomView()
        Button("Toggle") { flag.toggle() }
      }
    }
  }

  // Conf: ONE.
  func testC05_aStoredPropertyCountsThoughTheBodyIgnoresIt() async {
    let host = ViewHost(RandomParent())
    host.resetCounts()
    host.tap("Toggle")
    XCTAssertEqual(host.bodyCount(of: RandomView.self), 1)
  }

  final class Toggler {
    func toggle() {}
  }
  struct ActionView: View {
    let name: String
    let action: () -> Void
    var body: some View { Button(name) { action() } }
  }
  struct ActionParent: View {
    @State private var ticks = 0
    let toggler = Toggler()
    var body: some View {
      VStack {
        Text("\(ticks)")
        ActionView(name: "nothing") {}
        ActionView(name: "object") { [toggler] in toggler.toggle() }
        ActionView(name: "method", action: toggler.toggle)
        ActionView(name: "self") { ticks += 1 }
      }
    }
  }

  // Conf: LNX.
  func testC06_closuresOfNothingAnObjectOrAMethodAreEqualByTheirBytes() async {
    let host = ViewHost(ActionParent())
    host.resetCounts()
    host.tap("self")
    XCTAssertEqual(host.bodyCount(of: ActionView.self), 1)
  }

  struct CountView: View, Equatable {
    let count: Int
    let action: () -> Void
    var body: some View { Button("count \(count)") { action() } }
    nonisolated static func == (left: Self, right: Self) -> Bool { left.count == right.count }
  }
  struct CountParent: View {
    @State private var flag = false
    @State private var count = 0
    var body: some View {
      VStack {
        Text(flag ? "on" : "off")
        CountView(count: count) { flag.toggle() }.equatable()
        Button("More") { count += 1 }
      }
    }
  }

  // Conf: ONE.
  func testC09_equalityThatIgnoresTheClosureKeepsTheBodyStill() async {
    let host = ViewHost(CountParent())
    host.resetCounts()
    host.tap("count 0")
    XCTAssertEqual(host.bodyCount(of: CountView.self), 0)
    host.tap("More")
    XCTAssertEqual(
      host.evaluations.last { $0.view == "ViewDiffTests.CountView" }?.cause, "@self")
  }

  protocol Delegate: AnyObject {}
  final class Worker: Delegate, Equatable {
    static func == (left: Worker, right: Worker) -> Bool { left === right }
  }
  struct WeakView: View {
    weak var delegate: (any Delegate)?
    weak var worker: Worker?
    let error: any Error
    let words: any Equatable
    var body: some View { Text(delegate == nil ? "nobody" : "somebody") }
  }
  struct WeakParent: View {
    @State private var ticks = 0
    let worker = Worker()
    let error: any Error = CancellationError()
    var body: some View {
      VStack {
        WeakView(delegate: worker, worker: worker, error: error, words: "words")
        Button("Tick \(ticks)") { ticks += 1 }
      }
    }
  }

  func testWeakReferencesAndExistentialsAreCompared() async {
    let host = ViewHost(WeakParent())
    host.resetCounts()
    host.tap("Tick 0")
    XCTAssertEqual(host.text, ["somebody", "Tick 1"])
    XCTAssertEqual(host.bodyCount(of: WeakView.self), 0)
  }

  struct Inner {
    var words: [String]
    var liar: Liar
    var flat: FlatLiar
  }
  struct Liar: Equatable {
    var words: String
    static func == (left: Self, right: Self) -> Bool { true }
  }
  struct FlatLiar: Equatable {
    var number: Int
    static func == (left: Self, right: Self) -> Bool { true }
  }
  enum Choice { case words(String), inner(Inner) }
  struct NestedView: View {
    let inner: Inner
    let choice: Choice
    var body: some View { Text("nested") }
  }
  struct NestedParent: View {
    @State private var ticks = 0
    let make: (Int) -> NestedView
    var body: some View {
      VStack {
        make(ticks)
        Button("Tick") { ticks += 1 }
      }
    }
  }

  private func nestedBodies(_ make: @escaping (Int) -> NestedView) -> Int {
    let host = ViewHost(NestedParent(make: make))
    host.resetCounts()
    host.tap("Tick")
    return host.bodyCount(of: NestedView.self)
  }

  /// Made anew each time, on the heap.
  private static func inner(_ word: Int = 0, liar: Int = 0, flat: Int = 0) -> Inner {
    let words = String(repeating: "\(word)", count: 40)
    return Inner(
      words: [words], liar: Liar(words: String(repeating: "\(liar)", count: 40)),
      flat: FlatLiar(number: flat))
  }

  // Conf: MNT.
  func testC03_fieldsAreComparedByTheSameRulesAllTheWayDown() async {
    let same = Choice.words("same")
    XCTAssertEqual(
      [
        nestedBodies { _ in NestedView(inner: Self.inner(), choice: .inner(Self.inner())) },
        nestedBodies { NestedView(inner: Self.inner($0), choice: same) },
        nestedBodies { NestedView(inner: Self.inner(), choice: .inner(Self.inner($0))) },
        nestedBodies { NestedView(inner: Self.inner(), choice: .words("\($0)")) },
      ], [0, 1, 1, 1])
  }

  // Conf: MNT.
  func testC03_aFieldsOwnEqualityCountsUnlessItIsPlainData() async {
    let same = Choice.words("same")
    XCTAssertEqual(
      [
        nestedBodies { NestedView(inner: Self.inner(liar: $0), choice: same) },
        nestedBodies { NestedView(inner: Self.inner(flat: $0), choice: same) },
      ], [0, 1])
  }

  struct CountWithState: View, Equatable {
    let count: Int
    let action: () -> Void
    @State private var taps = 0
    var body: some View { Button("own \(count) \(taps)") { taps += 1 } }
    nonisolated static func == (left: Self, right: Self) -> Bool { left.count == right.count }
  }
  struct CountScreen: View {
    @State private var flag = false
    @State private var count = 0
    var body: some View {
      VStack {
        Text(flag ? "on" : "off")
        CountView(count: count) { flag.toggle() }.equatable()
        CountWithState(count: count) { flag.toggle() }.equatable()
        Button("Flag") { flag.toggle() }
        Button("More") { count += 1 }
      }
    }
  }

  // Conf: ONE.
  func testC09_anUnrelatedChangeOfTheParentRunsNoneAndANewCountRunsOne() async {
    let host = ViewHost(CountScreen())
    host.resetCounts()
    host.tap("Flag")
    host.tap("count 0")
    XCTAssertEqual(host.counts, ["ViewDiffTests.CountScreen": 2])
    host.resetCounts()
    host.tap("More")
    XCTAssertEqual(host.bodyCount(of: CountView.self), 1)
    XCTAssertEqual(
      host.evaluations.filter { $0.view == "ViewDiffTests.CountView" }.map(\.cause), ["@self"])
  }

  // Conf: ONE for the rest; this is inferred. The equality gates what comes from above only.
  func testC09_itsOwnStateStillRunsTheEquatableView() async {
    let host = ViewHost(CountScreen())
    host.resetCounts()
    host.tap("own 0 0")
    XCTAssertEqual(host.counts, ["ViewDiffTests.CountWithState": 1])
    XCTAssertTrue(host.text.contains("own 0 1"), "\(host.text)")
  }

  enum Route<Value> {
    case root
    case detail(Value, title: String)
    case action(() -> Void)
    case none
  }
  struct RouteView: View {
    let route: Route<[String]>
    var body: some View { Text("route") }
  }
  struct RouteParent: View {
    @State private var ticks = 0
    let make: (Int) -> Route<[String]>
    var body: some View {
      VStack {
        RouteView(route: make(ticks))
        Button("Tick") { ticks += 1 }
      }
    }
  }

  // Conf: MNT.
  func testC03_enumsAreComparedByCaseAndPayload() async {
    let routes: [(Int) -> Route<[String]>] = [
      { _ in .detail([String(repeating: "a", count: 40)], title: String(repeating: "b", count: 40))
      },
      { .detail(["a"], title: "\($0)") }, { _ in .root }, { $0 == 0 ? .root : .none },
      { $0 == 0 ? .root : .detail([], title: "") }, { _ in .action {} },
    ]
    let counts = routes.map { make in
      let host = ViewHost(RouteParent(make: make))
      host.resetCounts()
      host.tap("Tick")
      return host.bodyCount(of: RouteView.self)
    }
    XCTAssertEqual(counts, [0, 1, 0, 1, 1, 0])
  }
}
