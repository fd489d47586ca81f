@propertyWrapper struct State<Value> {
  var wrappedValue: Value
  init(wrappedValue: @autoclosure () -> Value) { self.wrappedValue = wrappedValue() }
}
final class Loading {
  init() { Task { print("a") } }
}
struct Screen {
  @State private var a = /*bait*/Loading()
}
