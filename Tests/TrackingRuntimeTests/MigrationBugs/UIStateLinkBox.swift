import SwiftUI

/// Case 10 of the migration reports, the first of two files: the initial value of a private state.
///
/// This test target is not compiled as a whole module, so each file has to emit what others need.
struct UIStateLinkBox<Value>: View {
  let value: Value
  @LazyState private var generation = 0
  @State private var eager = 10

  init(value: Value) { self.value = value }

  var body: some View {
    Text("\(value) \(generation) \(eager)")
    Button("bump") { bump() }
  }

  func bump() {
    generation += 1
    eager += 1
  }
}
