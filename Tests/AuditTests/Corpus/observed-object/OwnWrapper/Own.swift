@propertyWrapper struct ObservedObject<Value> { var wrappedValue: Value }
struct Holder { /*bait*/@ObservedObject var value = 1 }
