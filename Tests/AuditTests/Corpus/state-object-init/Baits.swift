import SwiftUI

struct A: View {
  @/*bait*/StateObject var model = Model()
  @State private var value: Int
  let type = /*bait*/StateObject<Model>.self
  // /*bait*/StateObject(wrappedValue: Model())
  let text = "/*bait*/StateObject(wrappedValue: Model())"
  init() {
    _value = /*bait*/State(initialValue: 1)
    _value = /*bait*/State(wrappedValue: 1)
    _model = /*bait*/MyStateObject(wrappedValue: Model())
    _model = /*bait*/StateObjects(wrappedValue: Model())
    _model = make(/*bait*/stateObject: Model())
    _model = /*bait*/StateObject(rootValue: Model())
    _model = /*bait*/stateObject(wrappedValue: Model())
  }
  var body: some View { Text("") }
}
