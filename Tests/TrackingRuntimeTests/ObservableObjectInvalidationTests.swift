import KataTesting
import SwiftUI
import XCTest

/// `ObservableObject` through the view graph: an object invalidates as a whole, before it changes.
@MainActor
final class ObservableObjectInvalidationTests: XCTestCase {
  final class Model: ObservableObject {
    @Published var a = 0
    @Published var b = "x"
    @Published var list = [3, 1, 2]
    var plain = 0
  }

  /// Writes down what happens around a body, in order.
  final class Journal {
    var entries: [String] = []
  }

  struct Screen: View {
    @ObservedObject var model: Model
    let journal: Journal
    let onTap: @MainActor () -> Void

    var body: some View {
      let _ = journal.entries.append("body \(model.a)")
      VStack {
        Text("a=\(model.a) b=\(model.b) list=\(model.list)")
        Button("go", action: onTap)
      }
    }
  }

  private func mount(_ model: Model, _ journal: Journal, onTap: @escaping @MainActor () -> Void)
    -> ViewHost
  {
    let host = ViewHost(Screen(model: model, journal: journal, onTap: onTap))
    host.resetCounts()
    journal.entries = []
    return host
  }

  // Conf: DOC + OC.
  func testA01_equalWriteRunsTheBodyAndASilentWriteDoesNot() async {
    let (model, journal) = (Model(), Journal())
    let host = mount(model, journal) { model.a = model.a }
    host.tap("go")
    XCTAssertEqual(host.bodyCount(of: Screen.self), 1)
    let silent = mount(model, journal) { model.plain = 9 }
    silent.tap("go")
    XCTAssertEqual(silent.bodyCount(of: Screen.self), 0)
  }

  // Conf: MULTI + OC.
  func testA02_subscribersHearTheNewValueBeforeItIsStoredAndTheBodyRunsAfter() async {
    let (model, journal) = (Model(), Journal())
    let host = mount(model, journal) { model.a = 1 }
    let token = model.$a.sink { journal.entries.append("got \($0)/\(model.a)") }
    host.tap("go")
    XCTAssertEqual(journal.entries, ["got 0/0", "got 1/0", "body 1"])
    token.cancel()
  }

  // Conf: OC for the events; DUAL-derived (C13) for the one body.
  func testA03_threeAssignmentsAreThreeEventsAndOneBody() async {
    let (model, journal) = (Model(), Journal())
    let host = mount(model, journal) {
      model.a = 1
      model.b = "y"
      model.a = 2
    }
    let token = model.objectWillChange.sink { journal.entries.append("will change") }
    host.tap("go")
    XCTAssertEqual(
      journal.entries, ["will change", "will change", "will change", "body 2"])
    token.cancel()
  }

  // Conf: OC.
  func testA04_inPlaceMutationsOfAnArrayRunTheBodyEvenWhenNothingIsDifferent() async {
    let (model, journal) = (Model(), Journal())
    let changes: [() -> Void] = [
      { model.list.append(4) }, { model.list[0] = 3 }, { model.list.sort() }, { model.a += 1 },
    ]
    var next = 0
    let host = mount(model, journal) {
      changes[next]()
      next += 1
    }
    var counts: [Int] = []
    for _ in changes {
      host.resetCounts()
      host.tap("go")
      counts.append(host.bodyCount(of: Screen.self))
    }
    XCTAssertEqual(counts, [1, 1, 1, 1])
    XCTAssertTrue(host.text.contains("a=1 b=x list=[1, 2, 3, 4]"), "\(host.text)")
  }

  final class Switches: ObservableObject {
    @Published var t1 = false
    @Published var t2 = false
    var plain1 = false
    var plain2 = false
  }

  struct Subview: View {
    let condition: Bool
    var body: some View { Text(condition ? "on" : "off") }
  }

  struct OwnedPublished: View {
    @StateObject private var model = Switches()
    var body: some View {
      VStack {
        Subview(condition: model.t1)
        Subview(condition: model.t2)
      }
      .onAppear { model.t1.toggle() }
    }
  }

  struct ObservedPublished: View {
    @ObservedObject private var model = Switches()
    var body: some View {
      VStack {
        Subview(condition: model.t1)
        Subview(condition: model.t2)
      }
      .onAppear { model.t1.toggle() }
    }
  }

  struct OwnedPlain: View {
    @StateObject private var model = Switches()
    var body: some View {
      VStack {
        Subview(condition: model.plain1)
        Subview(condition: model.plain2)
      }
      .onAppear { model.plain1.toggle() }
    }
  }

  struct ObservedPlain: View {
    @ObservedObject private var model = Switches()
    var body: some View {
      VStack {
        Subview(condition: model.plain1)
        Subview(condition: model.plain2)
      }
      .onAppear { model.plain1.toggle() }
    }
  }

  // Conf: DUAL.
  func testA05_publishedToggledInOnAppearRunsTheOwnerTwiceAndOneSubviewAgain() async {
    let host = ViewHost(OwnedPublished())
    XCTAssertEqual(host.bodyCount(of: OwnedPublished.self), 2)
    XCTAssertEqual(host.bodyCount(of: Subview.self), 3)
    XCTAssertEqual(host.text, ["on", "off"])
  }

  // Conf: DUAL.
  func testA05_theSameWithObservedObject() async {
    let host = ViewHost(ObservedPublished())
    XCTAssertEqual(host.bodyCount(of: ObservedPublished.self), 2)
    XCTAssertEqual(host.bodyCount(of: Subview.self), 3)
  }

  // Conf: DUAL.
  func testA06_plainPropertyToggledInOnAppearRunsNothingAgain() async {
    let host = ViewHost(OwnedPlain())
    XCTAssertEqual(host.bodyCount(of: OwnedPlain.self), 1)
    XCTAssertEqual(host.bodyCount(of: Subview.self), 2)
    XCTAssertEqual(host.text, ["off", "off"])
  }

  // Conf: DUAL.
  func testA06_theSameWithObservedObject() async {
    let host = ViewHost(ObservedPlain())
    XCTAssertEqual(host.bodyCount(of: ObservedPlain.self), 1)
    XCTAssertEqual(host.bodyCount(of: Subview.self), 2)
  }

  final class Lamp: ObservableObject {
    @Published var isOn = false
    func toggle() { isOn.toggle() }
  }

  struct LampScreen: View {
    @StateObject private var lamp = Lamp()
    var body: some View {
      VStack {
        LampTitle()
        LampLight(lamp: lamp)
        LampButton(lamp: lamp)
      }
    }
  }

  struct LampTitle: View {
    var body: some View { Text("Lamp") }
  }

  struct LampLight: View {
    @ObservedObject var lamp: Lamp
    var body: some View { Text(lamp.isOn ? "bright" : "dark") }
  }

  struct LampButton: View {
    @ObservedObject var lamp: Lamp
    var body: some View { Button("switch") { lamp.toggle() } }
  }

  // Conf: ONE, consistent with DOC.
  func testA07_observingWithoutReadingRunsTheBodyToo() async {
    let host = ViewHost(LampScreen())
    host.resetCounts()
    host.tap("switch")
    XCTAssertEqual(
      [
        host.bodyCount(of: LampScreen.self), host.bodyCount(of: LampLight.self),
        host.bodyCount(of: LampButton.self), host.bodyCount(of: LampTitle.self),
      ], [1, 1, 1, 0])
    XCTAssertEqual(host.evaluations.map(\.cause), ["_lamp", "_lamp", "_lamp"])
    XCTAssertEqual(host.text, ["Lamp", "bright", "switch"])
  }

  final class Counted: ObservableObject {
    @Published var count = 0
    @Published var title = "title"
  }

  struct CountedScreen: View {
    @StateObject private var model = Counted()
    var body: some View {
      VStack {
        CountReader(model: model)
        TitleReader(model: model)
        NoReader(model: model)
      }
    }
  }

  struct CountReader: View {
    @ObservedObject var model: Counted
    var body: some View { Text("\(model.count)") }
  }

  struct TitleReader: View {
    @ObservedObject var model: Counted
    var body: some View { Text(model.title) }
  }

  struct NoReader: View {
    @ObservedObject var model: Counted
    var body: some View { Button("more") { model.count += 1 } }
  }

  // Conf: ONE + DOC.
  func testA08_oneOfTwoPublishedPropertiesRunsEveryObserver() async {
    let host = ViewHost(CountedScreen())
    host.resetCounts()
    host.tap("more")
    XCTAssertEqual(
      [
        host.bodyCount(of: CountedScreen.self), host.bodyCount(of: CountReader.self),
        host.bodyCount(of: TitleReader.self), host.bodyCount(of: NoReader.self),
      ], [1, 1, 1, 1])
  }

  final class Inner: ObservableObject {
    @Published var n = 0
  }

  final class Outer: ObservableObject {
    @Published var inner = Inner()
    @Published var inners = [Inner()]
  }

  struct OuterScreen: View {
    @ObservedObject var outer: Outer
    var body: some View {
      VStack {
        Text("n=\(outer.inner.n) inners=\(outer.inners.count)")
        Button("inner") { outer.inner.n += 1 }
        Button("replace") { outer.inner = Inner() }
        Button("append") { outer.inners.append(Inner()) }
      }
    }
  }

  // Conf: MULTI + OC.
  func testA09_changeOfAnInnerObjectDoesNotReachTheObserverOfTheOuter() async {
    let host = ViewHost(OuterScreen(outer: Outer()))
    var history: [String] = []
    for label in ["inner", "replace", "append"] {
      host.resetCounts()
      host.tap(label)
      history.append("\(label) \(host.bodyCount(of: OuterScreen.self)) \(host.text[0])")
    }
    XCTAssertEqual(
      history,
      ["inner 0 n=0 inners=1", "replace 1 n=0 inners=1", "append 1 n=0 inners=2"])
  }
}
