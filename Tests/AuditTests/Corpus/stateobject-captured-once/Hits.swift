import SwiftUI

final class Holder: ObservableObject {
  init(keep: @escaping (Int) -> Bool) {}
  init(id: Int) {}
  init(name: String?, date: Date = .now) {}
  init(filter: Filter) {}
  init(_ ids: [UUID]) {}
}
@Observable final class Model { init(id: Int, filter: Filter = .all) {} }
enum Filter { case all }
struct Row { var id = 1 }
struct Timeline: View {
  @StateObject private var holder: Holder
  @State private var model: Model
  init(keep: @escaping (Int) -> Bool) {
    _holder = StateObject(wrappedValue: Holder(keep: /*!stateobject-captured-once*/keep))
  }
  init(id: Int) {
    _holder = StateObject(wrappedValue: Holder(id: /*!stateobject-captured-once*/id))
    _model = State(initialValue: Model(id: /*!stateobject-captured-once*/id))
  }
  init(name: String?, on date: Date) {
    self._holder = StateObject(
      wrappedValue: Holder(
        name: /*!stateobject-captured-once*/name, date: /*!stateobject-captured-once*/date))
  }
  init(filter: Filter) {
    _holder = StateObject(wrappedValue: Holder(filter: /*!stateobject-captured-once*/filter))
    _model = State(wrappedValue: Model(id: 1, filter: /*!stateobject-captured-once*/filter))
  }
  init(ids: [UUID]) {
    _holder = StateObject(wrappedValue: Holder(/*!stateobject-captured-once*/ids))
  }
  init(row: Row) {
    _holder = StateObject(wrappedValue: Holder(id: /*!stateobject-captured-once*/row.id))
    _model = State(initialValue: Model(id: /*!stateobject-captured-once*/row.id + 1))
  }
  init(limit: Int) {
    _holder = StateObject(
      wrappedValue: Holder(keep: { $0 < /*!stateobject-captured-once*/limit }))
  }
  var body: some View { Text("a") }
}
