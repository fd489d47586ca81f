@propertyWrapper struct EnvironmentObject<Value> { var wrappedValue: Value }
struct Holder { /*bait*/@EnvironmentObject var value = 1 }
