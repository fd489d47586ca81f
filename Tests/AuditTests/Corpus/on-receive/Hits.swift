import SwiftUI

struct A: View {
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  let model: Model
  var body: some View {
    VStack {
      Text("")./*!on-receive*/onReceive(timer) { _ in }
      Text("")./*!on-receive*/onReceive(timer, perform: { _ in })
      Text("")./*!on-receive*/onReceive(model.$name) { name in print(name) }
      Text("")./*!on-receive*/onReceive(model.objectWillChange) { }
      Text("")./*!on-receive*/onReceive(timer, perform: tick)
    }
    ./*!on-receive*/onReceive(NotificationCenter.default.publisher(for: .init("a"))) { _ in }
    .padding()
    ./*!on-receive*/onReceive(Just(1)) { value in }
    #if os(iOS)
      ./*!on-receive*/onReceive(timer) { _ in }
    #endif
  }
  func tick(_ date: Date) {}
}
extension View {
  func ticking() -> some View { /*bait*/onReceive }
  func tocking() -> some View { self./*!on-receive*/onReceive(Just(1)) { _ in } }
  func tacking() -> some View { AnyView(Text("")./*!on-receive*/onReceive(Just(1)) { _ in }) }
}
