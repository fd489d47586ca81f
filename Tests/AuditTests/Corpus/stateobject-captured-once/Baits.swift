import SwiftUI

final class Holder: ObservableObject {
  init(client: Client, id: Int = 1) {}
}
@Observable final class Model { init(id: Int) {} }
struct Draft { init(id: Int) {} }
final class Client {}
protocol Service {}
struct Timeline: View {
  @StateObject private var holder: Holder
  @State private var model: Model
  @State private var draft: Draft
  @State private var n: Int
  let id: Int
  init(client: Client) {
    _holder = StateObject(wrappedValue: Holder(client: /*bait*/client))
  }
  init(service: any Service, other: Service) {
    _holder = StateObject(wrappedValue: Holder(client: /*bait*/service))
    _holder = StateObject(wrappedValue: Holder(client: /*bait*/other))
  }
  init(unknown: Unknown) {
    _holder = StateObject(wrappedValue: Holder(client: /*bait*/unknown.client))
  }
  init(n: Int) {
    _n = State(initialValue: /*bait*/n)
    _draft = State(initialValue: Draft(id: /*bait*/n))
    _holder = StateObject(wrappedValue: Holder(client: /*bait*/Client()))
    _model = State(initialValue: Model(id: /*bait*/1))
    _model = State(initialValue: Unknown(id: /*bait*/n))
  }
  /// The body hands later values on.
  init(id: Int) {
    self.id = id
    _model = State(initialValue: Model(id: /*bait*/id))
  }
  init<T>(value: T) {
    _model = State(initialValue: Model(id: /*bait*/value))
  }
  init(holder: Holder) {
    _holder = StateObject(wrappedValue: /*bait*/holder)
    let made = Model(id: 1)
    _model = State(initialValue: /*bait*/made)
  }
  func make(id: Int) -> Box {
    Box(wrappedValue: Model(id: /*bait*/id))
  }
  var body: some View { Text("a").onChange(of: id) { model = Model(id: id) } }
}
