@propertyWrapper struct StateObject<Value> { var wrappedValue: Value }
struct Holder { /*bait*/@StateObject var value = 1 }
