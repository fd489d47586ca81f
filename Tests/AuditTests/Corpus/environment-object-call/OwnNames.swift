import SwiftUI

enum Event { case /*bait*/environmentObject(Int), other(Model) }
struct Client {
  func environmentObject(_ value: Model) {}
  func go(_ model: Model) { self./*bait*/environmentObject(model) }
}
struct Holder { let client: Client; func go(_ model: Model) { client./*bait*/environmentObject(model) } }
func go(client: Client, number: Counter, model: Model) -> [Event] {
  client./*bait*/environmentObject(model)
  number./*bait*/environmentObject(2)
  return [./*bait*/environmentObject(3), ./*bait*/environmentObject(model.count)]
}
struct Root: View {
  let model: Model
  var body: some View {
    Text("a")./*!environment-object-call*/environmentObject(model)
    Text("b")
      #if os(iOS)
        ./*!environment-object-call*/environmentObject(model)
        .padding()
      #endif
  }
}
