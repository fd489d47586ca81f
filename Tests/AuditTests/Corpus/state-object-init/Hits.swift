import SwiftUI

struct A: View {
  @StateObject private var model: Model
  @StateObject private var other: Model
  init(id: Int) {
    _model = /*!state-object-init*/StateObject(wrappedValue: Model(id: id))
    self._other = /*!state-object-init*/SwiftUI.StateObject(wrappedValue: Model(id: id))
  }
  init(model: Model) {
    let made = /*!state-object-init*/StateObject(wrappedValue: model)
    _model = made
    _other = /*!state-object-init*/StateObject<Model>(wrappedValue: .init(id: 1))
  }
  init(make: @escaping () -> Model) {
    _model = /*!state-object-init*/StateObject(wrappedValue: make())
    _other = /*!state-object-init*/.init(wrappedValue: make())
    #if DEBUG
      _other = /*!state-object-init*/StateObject(wrappedValue: { make() }())
    #endif
  }
  var body: some View { Text("") }
}
extension A {
  init() {
    self.init(model: Model(id: 0))
    _model = /*!state-object-init*/StateObject(
      wrappedValue: Model(id: 2))
  }
  static func make() -> StateObject<Model> { /*!state-object-init*/StateObject(wrappedValue: Model(id: 3)) }
}
let list = [/*!state-object-init*/StateObject(wrappedValue: Model(id: 4))]
func f(_ a: StateObject<Model> = /*!state-object-init*/StateObject(wrappedValue: Model(id: 5))) {}
