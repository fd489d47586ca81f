import KataTesting
import SwiftUI
import XCTest

/// C10–C13, C27, C28, C30, C31: `@State` and bindings to it.
@MainActor
final class StateTests: XCTestCase {
  struct Setter: View {
    @State private var value = 0
    let log: Log
    var body: some View {
      VStack {
        Text("\(value)")
        Button("Set 0") { value = 0 }
        Button("Set 1 and 2") {
          value = 1
          value = 2
        }
      }
      .onChange(of: value) { log.lines.append("\($0) to \($1)") }
    }
  }
  final class Log {
    var lines: [String] = []
  }

  // Conf: DUAL + RE.
  func testC10_equalStateWriteRunsNoBody() async {
    let log = Log()
    let host = ViewHost(Setter(log: log))
    host.resetCounts()
    host.tap("Set 0")
    XCTAssertEqual(host.bodyCount(of: Setter.self), 0)
    XCTAssertEqual(log.lines, [])
  }

  struct Unread: View {
    @State private var seconds = 0
    let log: Log
    var body: some View {
      Button("Tick") {
        seconds += 1
        log.lines.append("\(seconds)")
      }
    }
  }

  // Conf: MULTI + RE.
  func testC11_stateThatNoBodyReadsRunsNoBody() async {
    let log = Log()
    let host = ViewHost(Unread(log: log))
    host.resetCounts()
    for _ in 0..<3 { host.tap("Tick") }
    XCTAssertEqual(host.bodyCount(of: Unread.self), 0)
    XCTAssertEqual(log.lines, ["1", "2", "3"])
  }

  struct Light: View {
    @Binding var isOn: Bool
    var body: some View { Text(isOn ? "on" : "off") }
  }
  struct Switch: View {
    @Binding var isOn: Bool
    var body: some View { Button("Switch") { isOn.toggle() } }
  }
  struct BindingOwner: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Light(isOn: $isOn)
        Switch(isOn: $isOn)
      }
    }
  }

  // Conf: MULTI.
  func testC12_onlyTheReaderOfABindingRuns() async {
    let host = ViewHost(BindingOwner())
    host.resetCounts()
    host.tap("Switch")
    XCTAssertEqual(host.text.first, "on")
    XCTAssertEqual(host.evaluations.map(\.view), ["StateTests.Light"])
    XCTAssertEqual(host.evaluations.map(\.cause), ["_isOn"])
  }

  // Conf: DUAL.
  func testC13_twoWritesInOneHandlerRunOneBodyAndOneOnChange() async {
    let log = Log()
    let host = ViewHost(Setter(log: log))
    host.resetCounts()
    host.tap("Set 1 and 2")
    XCTAssertEqual(host.bodyCount(of: Setter.self), 1)
    XCTAssertEqual(host.text.first, "2")
    XCTAssertEqual(log.lines, ["0 to 2"])
  }

  struct Item: Identifiable, Equatable {
    let id: Int
    var isOn = false
  }
  struct ItemRow: View {
    @Binding var item: Item
    var body: some View { Button("item \(item.id) \(item.isOn)") { item.isOn.toggle() } }
  }
  struct ItemList: View {
    @State private var items = (0..<5).map { Item(id: $0) }
    var body: some View {
      VStack { ForEach($items) { $item in ItemRow(item: $item) } }
    }
  }

  func testARowBoundToAnElementRunsOnlyWhenItsElementChanges() async {
    let host = ViewHost(ItemList())
    host.resetCounts()
    host.tap("item 3 false")
    XCTAssertEqual(host.bodyCount(of: ItemRow.self), 1)
    XCTAssertEqual(host.text[3], "item 3 true")
  }

  struct Modifying: View {
    @State private var count = 0
    var body: some View {
      count += 1
      return Text("count \(count)")
    }
  }

  // Conf: MULTI + RE.
  func testC27_aWriteInABodyIsDroppedAndToldOf() async {
    let host = ViewHost(Modifying())
    XCTAssertEqual(host.text, ["count 0"])
    XCTAssertEqual(
      host.warnings.map(\.message),
      ["Modifying state during view update, this will cause undefined behavior."])
  }

  // Conf: MULTI + RE.
  func testC28_stateOutsideOfAViewGivesAConstantBinding() async {
    let host = ViewHost(EmptyView())
    let binding = State(initialValue: 1).projectedValue
    binding.wrappedValue = 2
    XCTAssertEqual(binding.wrappedValue, 1)
    XCTAssertEqual(
      host.warnings.map(\.message),
      [
        "Accessing State's value outside of being installed on a View. "
          + "This will result in a constant Binding of the initial value and will not update."
      ])
  }

  // Conf: MULTI + RE.
  func testC28_environmentOutsideOfAViewReadsTheDefault() async {
    let host = ViewHost(EmptyView())
    XCTAssertTrue(Environment(\.isEnabled).wrappedValue)
    XCTAssertEqual(
      host.warnings.map(\.message),
      [
        "Accessing Environment<Bool>'s value outside of being installed on a View. "
          + "This will always read the default value and will not update."
      ])
  }

  struct Seeded: View {
    @State private var number: Int
    init(seed: Int) { _number = State(initialValue: seed) }
    var body: some View { Text("seed \(number)") }
  }
  struct Seeder: View {
    @State private var seed = 1
    var body: some View {
      VStack {
        Seeded(seed: seed)
        Button("Reseed") { seed += 1 }
      }
    }
  }

  // Conf: DOC.
  func testC30_aLaterInitialValueIsIgnored() async {
    let host = ViewHost(Seeder())
    host.tap("Reseed")
    XCTAssertEqual(host.text.first, "seed 1")
  }

  final class Engine {}
  struct EagerChild: View {
    @State private var engine = Engine()
    var body: some View { Text("engine") }
  }
  struct EagerParent: View {
    @State private var flag = false
    var body: some View {
      VStack {
        Text(flag ? "on" : "off")
        EagerChild()
        Button("Toggle") { flag.toggle() }
      }
    }
  }

  // Conf: INF.
  func testC31_anObjectInStateMakesTheChildDifferentOnEveryPassOfTheParent() async {
    let host = ViewHost(EagerParent())
    host.resetCounts()
    host.tap("Toggle")
    XCTAssertEqual(
      host.evaluations.first { $0.view == "StateTests.EagerChild" }?.cause, "@self")
  }

  enum Stage {
    case idle
    case loaded([String])
  }
  struct AnyStates: View {
    @State private var word: any Equatable = "a"
    @State private var delegate: (any AnyObject)?
    @State private var stage = Stage.idle
    @State private var pair: (Int, String)? = (1, "one")
    @State private var action: () -> Void = {}
    var body: some View {
      VStack {
        Text(verbatim: "\(word) \(delegate == nil) \(stage) \(pair?.0 ?? 0)")
        Button("Equal") {
          word = "a"
          delegate = nil
          pair = (1, "one")
        }
        Button("Other") {
          word = 2
          stage = .loaded(["x"])
          pair = nil
        }
      }
    }
  }

  // Conf: DUAL + RE.
  func testC10_equalValuesOfAnyTypeRunNoBody() async {
    let host = ViewHost(AnyStates())
    host.resetCounts()
    host.tap("Equal")
    XCTAssertEqual(host.bodyCount(of: AnyStates.self), 0)
    host.tap("Other")
    XCTAssertEqual(host.text.first, "2 true loaded([\"x\"]) 0")
    XCTAssertEqual(host.bodyCount(of: AnyStates.self), 1)
  }

  final class Farewell {
    let say: () -> Void
    init(say: @escaping () -> Void) { self.say = say }
    deinit { say() }
  }
  struct Parting: View {
    @State private var farewell: Farewell?
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(farewell == nil ? "gone" : "here") \(count)")
        Button("Come") { farewell = Farewell { count += farewell == nil ? 1 : 10 } }
        Button("Go") { farewell = nil }
      }
    }
  }

  func testAnObjectThatStateLetsGoOfMayUseTheStateInItsDeinit() async {
    let host = ViewHost(Parting())
    host.tap("Come")
    host.tap("Go")
    XCTAssertEqual(host.text.first, "gone 1")
  }

  struct Sticky: View {
    @State private var isShown = true
    @State private var number = 0
    var body: some View {
      VStack {
        Text(isShown ? "number \(number)" : "hidden")
        Button("Hide") { isShown = false }
        Button("Write") { number += 1 }
      }
    }
  }

  // Conf: RE.
  func testC11_onceReadStateRunsItsOwnerThoughItIsReadNoMore() async {
    let host = ViewHost(Sticky())
    host.tap("Hide")
    host.tap("Write")
    host.resetCounts()
    host.tap("Write")
    XCTAssertEqual(host.counts, ["StateTests.Sticky": 1])
  }

  struct ThreeWrites: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      Text("\(value)")
        .onAppear { value = 1 }
        .task {
          value = 2
          await Task.yield()
          value = 2
        }
        .onChange(of: value) { log.lines.append("\($0) to \($1)") }
    }
  }

  // Conf: DUAL.
  func testC10_aThirdWriteOfTheSameValueIsNoChange() async {
    let log = Log()
    let host = ViewHost(ThreeWrites(log: log))
    await host.settle()
    XCTAssertEqual(log.lines, ["0 to 1", "1 to 2"])
    XCTAssertEqual(host.bodyCount(of: ThreeWrites.self), 3)
  }
}
