import KataTesting
import SwiftUI
import XCTest

/// Teardown: nothing of a screen outlives it.
@MainActor
final class ReleaseTests: XCTestCase {
  @MainActor @Observable final class Model {
    var number = 0
  }
  final class OldModel: ObservableObject {
    @Published var number = 0
  }
  final class Weak {
    weak var object: AnyObject?
  }
  struct Everything: View {
    @State private var model: Model
    @StateObject private var owned: OldModel
    @ObservedObject var observed: OldModel
    @State private var text = ""
    init(model: Model, owned: OldModel, observed: OldModel) {
      _model = State(initialValue: model)
      _owned = StateObject(wrappedValue: owned)
      self.observed = observed
    }
    var body: some View {
      VStack {
        Text("\(model.number) \(owned.number) \(observed.number)")
        TextField("Name", text: $text)
        Button("Next") { model.number += 1 }
      }
      .environment(model)
      .task { for await _ in Observations({ model.number }) {} }
      .onChange(of: model.number) { text = "changed" }
    }
  }

  func testStateObjectsAndTasksAreReleasedOnUnmount() async {
    let (model, owned, observed) = (Weak(), Weak(), Weak())
    do {
      let (first, second, third) = (Model(), OldModel(), OldModel())
      (model.object, owned.object, observed.object) = (first, second, third)
      let host = ViewHost(Everything(model: first, owned: second, observed: third))
      await host.settle()
      host.tap("Next")
      await host.settle()
      host.unmount()
      await host.settle()
    }
    XCTAssertNil(model.object)
    XCTAssertNil(owned.object)
    XCTAssertNil(observed.object)
  }

  func testAHostThatIsLetGoOfTakesItsScreenDown() async {
    let model = Weak()
    do {
      let first = Model()
      model.object = first
      _ = ViewHost(ObservableReader(model: first))
    }
    XCTAssertNil(model.object)
  }
  struct ObservableReader: View {
    let model: Model
    var body: some View { Text("\(model.number)") }
  }

  struct Optional: View {
    @State private var isShown = true
    let model: Model
    var body: some View {
      VStack {
        if isShown { Keeper(model: model) }
        Button("Hide") { isShown = false }
      }
    }
  }
  struct Keeper: View {
    @State private var kept = Probe()
    let model: Model
    var body: some View {
      Text("\(model.number)").onAppear { Probe.last.object = kept }
    }
  }
  @MainActor final class Probe {
    static let last = Weak()
  }

  func testStateIsReleasedWhenItsPlaceDisappears() async {
    let host = ViewHost(Optional(model: Model()))
    XCTAssertNotNil(Probe.last.object)
    host.tap("Hide")
    XCTAssertNil(Probe.last.object)
  }

  func testAModelOutlivingItsScreenMayStillChange() async {
    let model = Model()
    let host = ViewHost(ObservableReader(model: model))
    host.unmount()
    model.number = 3
    XCTAssertEqual(host.text, [])
  }
}
