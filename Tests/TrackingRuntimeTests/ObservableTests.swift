import KataTesting
import SwiftUI
import XCTest

/// Section B of the behaviour reference: what `@Observable` invalidates.
@MainActor
final class ObservableTests: XCTestCase {
  @MainActor @Observable final class Lamp {
    var title = "Lamp"
    var isOn = false
    @ObservationIgnored var ignored = 0
    func toggle() { isOn.toggle() }
  }

  struct TitleView: View {
    let lamp: Lamp
    var body: some View { Text(lamp.title) }
  }
  struct LightView: View {
    let lamp: Lamp
    var body: some View { Text(lamp.isOn ? "on" : "off") }
  }
  struct SwitchView: View {
    let lamp: Lamp
    var body: some View { Button("Switch") { lamp.toggle() } }
  }
  struct LampScreen: View {
    let lamp: Lamp
    var body: some View {
      VStack {
        TitleView(lamp: lamp)
        LightView(lamp: lamp)
        SwitchView(lamp: lamp)
      }
    }
  }

  // Conf: DOC + ONE.
  func testB01_onlyTheBodyThatReadsThePropertyRuns() async {
    let host = ViewHost(LampScreen(lamp: Lamp()))
    host.resetCounts()
    host.tap("Switch")
    XCTAssertEqual(host.counts, ["ObservableTests.LightView": 1])
  }

  @MainActor @Observable final class TwoFlags {
    var t1 = false
    var t2 = false
    @ObservationIgnored var ignored = false
  }
  struct Subview: View {
    let condition: Bool
    var body: some View { Text(condition ? "yes" : "no") }
  }
  struct TrackedOwner: View {
    @State private var model = TwoFlags()
    var body: some View {
      VStack {
        Subview(condition: model.t1)
        Subview(condition: model.t2)
      }
      .onAppear { model.t1.toggle() }
    }
  }
  struct PlainOwner: View {
    private let model = TwoFlags()
    var body: some View {
      VStack {
        Subview(condition: model.t1)
        Subview(condition: model.t2)
      }
      .onAppear { model.t1.toggle() }
    }
  }
  struct IgnoringOwner: View {
    @State private var model = TwoFlags()
    var body: some View {
      VStack {
        Subview(condition: model.ignored)
        Subview(condition: model.t2)
      }
      .onAppear { model.ignored.toggle() }
    }
  }

  // Conf: DUAL.
  func testB02_trackedPropertyRunsParentTwiceAndSubviewThreeTimes() async {
    let host = ViewHost(TrackedOwner())
    XCTAssertEqual(
      host.counts, ["ObservableTests.TrackedOwner": 2, "ObservableTests.Subview": 3])
  }

  // Conf: DUAL.
  func testB02_theSameForAModelInAPlainLet() async {
    let host = ViewHost(PlainOwner())
    XCTAssertEqual(host.counts, ["ObservableTests.PlainOwner": 2, "ObservableTests.Subview": 3])
  }

  // Conf: DUAL.
  func testB02_ignoredPropertyRunsNothingMore() async {
    let host = ViewHost(IgnoringOwner())
    XCTAssertEqual(
      host.counts, ["ObservableTests.IgnoringOwner": 1, "ObservableTests.Subview": 2])
  }

  struct LazyReader: View {
    let lamp: Lamp
    let usesLamp: Bool
    var body: some View {
      let closure = { lamp.isOn }
      let isUsed = usesLamp && lamp.isOn
      return Button(isUsed ? "used" : "unused") { _ = closure() }
    }
  }

  // Conf: LNX + DOC.
  func testB03_whatIsNotExecutedIsNotRead() async {
    let lamp = Lamp()
    let host = ViewHost(LazyReader(lamp: lamp, usesLamp: false))
    host.resetCounts()
    host.tap("unused")
    lamp.toggle()
    XCTAssertEqual(host.bodyCount(of: LazyReader.self), 0)
  }

  struct HelperReader: View {
    let lamp: Lamp
    private func words() -> String { lamp[keyPath: \.isOn] ? "on" : "off" }
    var body: some View { Text(words()) }
  }

  // Conf: LNX + DOC.
  func testB03_readsInCalledFunctionsAndKeyPathsAreTracked() async {
    let lamp = Lamp()
    let host = ViewHost(HelperReader(lamp: lamp))
    host.resetCounts()
    lamp.toggle()
    XCTAssertEqual(host.bodyCount(of: HelperReader.self), 1)
  }

  // Conf: LNX + MNT.
  func testB04_equalWriteRunsNoBody() async {
    let lamp = Lamp()
    let host = ViewHost(LampScreen(lamp: lamp))
    host.resetCounts()
    lamp.isOn = false
    lamp.title = "Lamp"
    XCTAssertEqual(host.counts, [:])
  }

  @MainActor @Observable final class Tally {
    struct Pair { var left = 0 }
    var number = 0
    var pair = Pair()
    var byName: [String: Int] = ["a": 1]
  }
  struct TallyView: View {
    let tally: Tally
    var body: some View { Text("\(tally.number) \(tally.pair.left) \(tally.byName.count)") }
  }

  // Conf: LNX.
  func testB05_inPlaceMutationNotifiesThoughNothingChanges() async {
    let tally = Tally()
    let host = ViewHost(TallyView(tally: tally))
    host.resetCounts()
    tally.number += 0
    XCTAssertEqual(host.bodyCount(of: TallyView.self), 1)
  }

  // Conf: LNX.
  func testB05_valuesThatAreNotEquatableAlwaysNotify() async {
    let tally = Tally()
    let host = ViewHost(TallyView(tally: tally))
    host.resetCounts()
    tally.pair = Tally.Pair()
    XCTAssertEqual(host.bodyCount(of: TallyView.self), 1)
  }

  // Conf: LNX.
  func testB05_sameValueForAKeyOfADictionaryNotifies() async {
    let tally = Tally()
    let host = ViewHost(TallyView(tally: tally))
    host.resetCounts()
    tally.byName["a"] = 1
    XCTAssertEqual(host.bodyCount(of: TallyView.self), 1)
  }

  final class OldLamp: ObservableObject {
    @Published var isOn = false
  }
  struct OldLightView: View {
    @ObservedObject var lamp: OldLamp
    var body: some View { Text(lamp.isOn ? "on" : "off") }
  }

  // Conf: LNX + OC.
  func testB06_equalWriteRunsTheBodyWithObservableObjectOnly() async {
    let (old, new) = (OldLamp(), Lamp())
    let host = ViewHost(
      VStack {
        OldLightView(lamp: old)
        LightView(lamp: new)
      })
    host.resetCounts()
    old.isOn = false
    new.isOn = false
    XCTAssertEqual(host.counts, ["ObservableTests.OldLightView": 1])
  }

  @MainActor @Observable final class Watched {
    var observed: [String] = []
    var value = 10 {
      willSet { observed.append("willSet \(newValue)") }
      didSet { observed.append("didSet \(oldValue)") }
    }
  }
  struct WatchedView: View {
    let model: Watched
    var body: some View { Text("\(model.value)") }
  }

  // Conf: LNX.
  func testB07_observersRunOnEqualWritesAndTheBodyDoesNot() async {
    let model = Watched()
    let host = ViewHost(WatchedView(model: model))
    host.resetCounts()
    model.value = 10
    XCTAssertEqual(model.observed, ["willSet 10", "didSet 10"])
    XCTAssertEqual(host.bodyCount(of: WatchedView.self), 0)
  }

  // Conf: LNX.
  func testB08_theBodyRunsAfterTheWriteAndSeesTheNewValue() async {
    let model = Watched()
    let host = ViewHost(WatchedView(model: model))
    model.value = 11
    XCTAssertEqual(host.text, ["11"])
  }

  @MainActor @Observable final class Child {
    var number = 0
  }
  @MainActor @Observable final class Parent {
    var child = Child()
  }
  struct ChildReferenceView: View {
    let parent: Parent
    var body: some View {
      let child = parent.child
      return Text(child === parent.child ? "same" : "other")
    }
  }
  struct ChildNumberView: View {
    let parent: Parent
    var body: some View { Text("\(parent.child.number)") }
  }

  // Conf: LNX.
  func testB09_readerOfTheChildIsNotToldOfTheChildsProperty() async {
    let parent = Parent()
    let host = ViewHost(
      VStack {
        ChildReferenceView(parent: parent)
        ChildNumberView(parent: parent)
      })
    host.resetCounts()
    parent.child.number = 5
    XCTAssertEqual(host.counts, ["ObservableTests.ChildNumberView": 1])
  }

  // Conf: LNX.
  func testB09_bothAreToldOfANewChild() async {
    let parent = Parent()
    let host = ViewHost(
      VStack {
        ChildReferenceView(parent: parent)
        ChildNumberView(parent: parent)
      })
    host.resetCounts()
    parent.child = Child()
    XCTAssertEqual(
      host.counts,
      ["ObservableTests.ChildNumberView": 1, "ObservableTests.ChildReferenceView": 1])
  }

  @MainActor @Observable final class Row: Identifiable {
    nonisolated let id: Int
    var count = 0
    init(id: Int) { self.id = id }
  }
  @MainActor @Observable final class Rows {
    var rows = (0..<3).map { Row(id: $0) }
  }
  struct RowView: View {
    let row: Row
    var body: some View { Button("row \(row.id): \(row.count)") { row.count += 1 } }
  }
  struct RowList: View {
    let model: Rows
    var body: some View { List(model.rows) { RowView(row: $0) } }
  }
  struct NosyRowList: View {
    let model: Rows
    var body: some View {
      VStack {
        Text("first: \(model.rows.first?.count ?? 0)")
        List(model.rows) { RowView(row: $0) }
      }
    }
  }

  // Conf: LNX + DUAL.
  func testB10_onlyTheRowOfTheModelRuns() async {
    let host = ViewHost(RowList(model: Rows()))
    host.resetCounts()
    host.tap("row 2: 0")
    XCTAssertEqual(host.counts, ["ObservableTests.RowView": 1])
  }

  // Conf: LNX + DUAL.
  func testB10_aListThatReadsTheFirstRowRunsToo() async {
    let host = ViewHost(NosyRowList(model: Rows()))
    host.resetCounts()
    host.tap("row 0: 0")
    XCTAssertEqual(
      host.counts, ["ObservableTests.NosyRowList": 1, "ObservableTests.RowView": 1])
  }

  @MainActor @Observable final class Bag {
    struct Item { var isOn = false }
    var items = [Item(), Item()]
  }
  struct BagCount: View {
    let bag: Bag
    var body: some View { Text("\(bag.items.count)") }
  }

  // Conf: LNX + DOC.
  func testB11_anElementWriteNotifiesAReaderOfTheCount() async {
    let bag = Bag()
    let host = ViewHost(BagCount(bag: bag))
    host.resetCounts()
    bag.items[1].isOn = true
    XCTAssertEqual(host.bodyCount(of: BagCount.self), 1)
  }

  @MainActor @Observable final class Rectangle {
    var width = 1
    var height = 2
    var area: Int { width * height }
    @ObservationIgnored var hidden = 0
    var shown: Int { hidden }
  }
  struct AreaView: View {
    let rectangle: Rectangle
    var body: some View { Text("\(rectangle.area) \(rectangle.shown)") }
  }

  // Conf: LNX.
  func testB12_aComputedPropertyIsTrackedThroughWhatItReads() async {
    let rectangle = Rectangle()
    let host = ViewHost(AreaView(rectangle: rectangle))
    host.resetCounts()
    rectangle.width = 3
    XCTAssertEqual(host.bodyCount(of: AreaView.self), 1)
  }

  // Conf: LNX.
  func testB12_aComputedPropertyOverIgnoredStorageIsSilent() async {
    let rectangle = Rectangle()
    let host = ViewHost(AreaView(rectangle: rectangle))
    host.resetCounts()
    rectangle.hidden = 3
    XCTAssertEqual(host.bodyCount(of: AreaView.self), 0)
  }
}
