import SwiftUI

let global = VM(id: 0)
struct A: View {
  @StateObject private var vm: VM
  @State private var model: VM
  init(id: Int) {
    _vm = StateObject(wrappedValue: /*bait*/VM(id: id))
  }
  init(vm: VM) {
    _vm = StateObject(wrappedValue: /*bait*/vm)
  }
  init(given: Store) {
    let vm = given.vm
    _vm = StateObject(wrappedValue: /*bait*/vm)
  }
  init(made: Store) {
    let vm = made.makeVM()
    _vm = StateObject(wrappedValue: /*bait*/vm)
  }
  init(a: Int) {
    let store = Store()
    _vm = StateObject(wrappedValue: /*bait*/VM(id: a, store: store))
  }
  init() {
    let vm = VM.shared
    _vm = StateObject(wrappedValue: /*bait*/vm)
    _vm = StateObject(wrappedValue: /*bait*/.init(id: 1))
    _vm = StateObject(wrappedValue: /*bait*/global)
    _vm = StateObject(wrappedValue: /*bait*/make())
    let made = VM(id: 1)
    _model = State(initialValue: /*bait*/made)
    _ = ObservedObject(wrappedValue: /*bait*/made)
    _ = Box(wrappedValue: /*bait*/made)
    // _vm = StateObject(wrappedValue: /*bait*/made)
  }
  var body: some View { Text("a") }
}
