@propertyWrapper struct Bindable<Value> { var wrappedValue: Value }
struct Wrong { /*bait*/@Bindable var model = Dash() }
final class Dash {}
