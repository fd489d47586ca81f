import SwiftUI

struct A: View {
  @StateObject private var vm: VM
  init(id: Int) {
    let vm = VM(id: id)
    _vm = StateObject(wrappedValue: /*!stateobject-eager*/vm)
  }
  init() {
    let model = VM.init(id: 1)
    model.start()
    self._vm = StateObject(wrappedValue: /*!stateobject-eager*/model)
  }
  init(a: Int) {
    var model: VM = VM(id: a)
    model.id = 2
    _vm = .init(wrappedValue: model)
    _vm = StateObject(wrappedValue: /*!stateobject-eager*/model)
  }
  init(b: Int) {
    let store = Store()
    let model = VM(id: b, store: store)
    _vm = StateObject<VM>(wrappedValue: /*!stateobject-eager*/model)
  }
  init(c: Int) throws {
    let model = try VM(id: c)
    _vm = StateObject(wrappedValue: /*!stateobject-eager*/model)
  }
  init(d: Int?) {
    if let d {
      let model = VM(id: d)
      _vm = StateObject(wrappedValue: /*!stateobject-eager*/model)
    } else {
      let model = VM(id: 0)
      _vm = StateObject(wrappedValue: /*!stateobject-eager*/model)
    }
  }
  var body: some View { Text("a") }
}
extension A {
  init(e: Int) {
    let a = VM(id: e), b = Kit.VM(id: e)
    _vm = StateObject(wrappedValue: /*!stateobject-eager*/a)
    _vm = StateObject(wrappedValue: /*!stateobject-eager*/b)
  }
  init(f: Int) {
    let model = Generic<Int>(f)
    _vm = StateObject(wrappedValue: /*!stateobject-eager*/model)
  }
}
