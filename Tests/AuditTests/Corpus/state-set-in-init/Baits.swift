import SwiftUI

struct A: View {
  @State private var value = "default"
  @State private var bare: String
  @State private var optional: Int?
  @Binding var text: String
  @AppStorage("x") var stored = 1
  let constant: Int
  var plain = 1
  init(text: Binding<String>) {
    /*bait*/_value = State(initialValue: "from init")
    /*bait*/self._value = State(wrappedValue: "x")
    /*bait*/bare = "first"
    /*!state-set-in-init*/optional = 1
    /*bait*/_text = text
    /*bait*/stored = 2
    /*bait*/constant = 1
    /*bait*/plain = 2
    var value = "local"
    /*bait*/value = "other"
    print(value)
    Task { /*bait*/self.value = "later" }
  }
  var body: some View {
    Button("go") { /*bait*/value = "tapped" }.onAppear { /*bait*/value = "shown" }
  }
  func work() { /*bait*/value = "worked" }
}
@Observable final class Model {
  var value = 1
  init() { /*bait*/value = 2 }
}
struct Plain {
  var value = 1
  init() { /*bait*/value = 2 }
}
