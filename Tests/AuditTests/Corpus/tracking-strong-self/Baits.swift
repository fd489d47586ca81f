import Observation
import SwiftUI
import XCTest

@MainActor @Observable final class Model {
  var name = ""
  let store = Store()
  let handler: @Sendable () -> Void = {}
  func a(_ done: @escaping @Sendable () -> Void) {
    withObservationTracking {
      _ = self.name
    } onChange: /*bait*/{ [weak self] in
      Task { @MainActor [weak self] in self?.a(done) }
    }
    withObservationTracking { _ = self.name } onChange: /*bait*/{ [weak self] in
      guard let self else { return }
      self.a(done)
    }
    withObservationTracking { _ = name } onChange: /*bait*/{ [unowned self] in self.a(done) }
    withObservationTracking { _ = name } onChange: /*bait*/{ [store] in store.save() }
    withObservationTracking { _ = name } onChange: /*bait*/{ [store = self.store] in store.save() }
    withObservationTracking { _ = name } onChange: /*bait*/{ print(Model.self, \Model.self) }
    withObservationTracking({ _ = self.name }, onChange: /*bait*/done)
    withObservationTracking({ _ = self.name }, onChange: /*bait*/handler)
    withObservationTracking({ _ = self.name }, onChange: /*bait*/self.handler)
    // Another rule tells of these.
    withObservationTracking { _ = name } onChange: /*bait*/{
      Task { @MainActor [weak self] in self?.a(done) }
    }
    let name = "local"
    withObservationTracking { _ = self.name } onChange: /*bait*/{ print(name) }
    run { [weak self] in
      withObservationTracking { _ = 1 } onChange: /*bait*/{ self?.a(done) }
    }
  }
  func run(_ f: () -> Void) {}
  static func watch(_ model: Model) {
    withObservationTracking { _ = model.name } onChange: /*bait*/{ self.note() }
  }
  static func note() {}
}
struct Screen: View {
  let model: Model
  @State private var n = 0
  var body: some View {
    Text("a").onAppear {
      withObservationTracking { _ = model.name } onChange: /*bait*/{ self.n += 1 }
    }
  }
}
final class ModelTests: XCTestCase {
  var hit = false
  func test() {
    withObservationTracking { _ = Model().name } onChange: /*bait*/{ self.hit = true }
  }
}
@main final class AppDelegate: NSObject, UIApplicationDelegate {
  func watch(_ model: Model) {
    withObservationTracking { _ = model.name } onChange: /*bait*/{ self.watch(model) }
  }
}
func free(_ model: Model) {
  withObservationTracking { _ = model.name } onChange: /*bait*/{ free(model) }
}
