import SwiftUI

struct Root: View {
  @StateObject var model = Model()
  var body: some View {
    VStack {
      Text("a")./*!environment-object-call*/environmentObject(model)
      Text("b")
        .padding()
        ./*!environment-object-call*/environmentObject(Model())
        ./*!environment-object-call*/environmentObject(self.model)
    }
    .sheet(isPresented: .constant(true)) { Sheet()./*!environment-object-call*/environmentObject(model.child) }
    ./*!environment-object-call*/environmentObject(Model.shared)
  }
}
struct Root_Previews: PreviewProvider {
  static var previews: some View { Root()./*!environment-object-call*/environmentObject(Model()) }
}
#Preview { Root()./*!environment-object-call*/environmentObject(Model()) }
#if DEBUG
  let probe = Root()./*!environment-object-call*/environmentObject(Model())
#endif
extension View {
  func injected(_ m: Model) -> some View { self./*!environment-object-call*/environmentObject(m) }
}
let some = AnyView(Root()./*!environment-object-call*/environmentObject((Model())))
