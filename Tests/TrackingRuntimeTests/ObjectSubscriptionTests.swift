import KataTesting
import SwiftUI
import XCTest

/// Which object a view is subscribed to, and for how long; rule 6 and `[A10]`–`[A12]` in views.
@MainActor
final class ObjectSubscriptionTests: XCTestCase {
  final class Model: ObservableObject {
    @Published var value = 0
  }

  struct Child: View {
    @ObservedObject var model: Model
    var body: some View { Text("value \(model.value)") }
  }

  struct Swapper: View {
    let models: [Model]
    @State private var index = 0
    var body: some View {
      VStack {
        Button("swap") { index = 1 - index }
        Child(model: models[index])
      }
    }
  }

  // Conf: DOC.
  func testA07_anObserverGivenAnotherObjectFollowsThatOneOnly() async {
    let models = [Model(), Model()]
    let host = ViewHost(Swapper(models: models))
    host.tap("swap")
    var history: [Int] = []
    for model in models {
      host.resetCounts()
      model.value += 1
      await host.settle()
      history.append(host.bodyCount(of: Child.self))
    }
    XCTAssertEqual(history, [0, 1])
    XCTAssertEqual(host.text.last, "value 1")
  }

  struct Hider: View {
    let model: Model
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("hide") { isShown = false }
        if isShown { Child(model: model) }
      }
    }
  }

  // Conf: DOC.
  func testA07_anObserverThatHasGoneRunsNoMore() async {
    let model = Model()
    let host = ViewHost(Hider(model: model))
    host.tap("hide")
    host.resetCounts()
    model.value = 1
    await host.settle()
    XCTAssertEqual(host.counts, [:])
  }

  struct Nested: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        Text("outer \(model.value)")
        Child(model: model)
        Button("more") { model.value += 1 }
      }
    }
  }

  // Conf: ONE + DOC; one body a pass by C13.
  func testA07_ownerAndChildThatBothObserveRunOnceEach() async {
    let host = ViewHost(Nested(model: Model()))
    host.resetCounts()
    host.tap("more")
    XCTAssertEqual(
      host.counts, ["ObjectSubscriptionTests.Nested": 1, "ObjectSubscriptionTests.Child": 1])
  }

  final class Owned: ObservableObject {
    @Published var value = 0
    let onRelease: () -> Void
    init(onRelease: @escaping () -> Void) { self.onRelease = onRelease }
    deinit { onRelease() }
  }

  struct Owner: View {
    @StateObject private var model: Owned
    init(onRelease: @escaping () -> Void) {
      _model = StateObject(wrappedValue: Owned(onRelease: onRelease))
    }
    var body: some View { Button("value \(model.value)") { model.value += 1 } }
  }

  // Conf: MULTI.
  func testD07_stateObjectIsReleasedWithItsView() async {
    let journal = Journal()
    let host = ViewHost(Owner { journal.entries.append("released") })
    host.tap("value 0")
    journal.entries.append("unmount")
    host.unmount()
    XCTAssertEqual(journal.entries, ["unmount", "released"])
  }

  final class Journal {
    var entries: [String] = []
  }

  final class Derived: Base {
    @Published var extra = 0
  }

  class Base: ObservableObject {
    @Published var base = 0
  }

  final class Manual: ObservableObject {
    var value = 0 {
      willSet { objectWillChange.send() }
    }
  }

  final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    @Published var value = 0
  }

  struct Observer<Model: ObservableObject>: View {
    @ObservedObject var model: Model
    let change: @MainActor (Model) -> Void
    var body: some View { Button("change") { change(model) } }
  }

  private func bodies<Model: ObservableObject>(
    observing model: Model, change: @escaping @MainActor (Model) -> Void
  ) -> Int {
    let host = ViewHost(Observer(model: model, change: change))
    host.resetCounts()
    host.tap("change")
    return host.bodyCount(of: Observer<Model>.self)
  }

  // Conf: OC + ONE.
  func testA10_inheritedAndOwnPropertiesRunTheBody() async {
    XCTAssertEqual(
      [
        bodies(observing: Derived()) { $0.base += 1 },
        bodies(observing: Derived()) { $0.extra += 1 },
      ], [1, 1])
  }

  // Conf: OC.
  func testA11_customPublisherRunsTheBodyOnlyWhenSentByHand() async {
    XCTAssertEqual(
      [
        bodies(observing: Custom()) { $0.value += 1 },
        bodies(observing: Custom()) { $0.objectWillChange.send() },
      ], [0, 1])
  }

  // Conf: MULTI.
  func testA12_manualSendOfAClassWithoutPublishedPropertiesRunsTheBody() async {
    XCTAssertEqual(bodies(observing: Manual()) { $0.value += 1 }, 1)
  }

  struct EnvironmentOwner: View {
    @StateObject private var model = Model()
    var body: some View {
      EnvironmentMiddle().environmentObject(model)
    }
  }

  struct EnvironmentMiddle: View {
    var body: some View { EnvironmentReader() }
  }

  struct EnvironmentReader: View {
    @EnvironmentObject private var model: Model
    var body: some View { Button("value \(model.value)") { model.value += 1 } }
  }

  // Conf: MULTI + RE.
  func testD01_environmentObjectReachesPastViewsThatDoNotObserve() async {
    let host = ViewHost(EnvironmentOwner())
    host.resetCounts()
    host.tap("value 0")
    XCTAssertEqual(
      [
        host.bodyCount(of: EnvironmentOwner.self), host.bodyCount(of: EnvironmentMiddle.self),
        host.bodyCount(of: EnvironmentReader.self),
      ], [1, 0, 1])
    XCTAssertEqual(host.text, ["value 1"])
  }

  @Observable
  final class Theme {
    var name: String
    init(_ name: String) { self.name = name }
  }

  struct ThemeReader: View {
    @Environment(Theme.self) private var theme
    var body: some View { Text(theme.name) }
  }

  struct ThemeScreen: View {
    @State private var theme = Theme("one")
    var body: some View {
      VStack {
        Button("replace") { theme = Theme("two") }
        ThemeReader()
        ThemeReader().environment(Theme("near"))
      }
      .environment(theme)
    }
  }

  // Conf: DOC.
  func testD02_nearestObjectWinsAndAReplacedOneIsFollowed() async {
    let host = ViewHost(ThemeScreen())
    XCTAssertEqual(host.text, ["replace", "one", "near"])
    host.tap("replace")
    XCTAssertEqual(host.text, ["replace", "two", "near"])
  }
}
