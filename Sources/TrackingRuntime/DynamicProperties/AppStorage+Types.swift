import Foundation

extension AppStorage where Value == Bool {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, decode: { $0 as? Bool ?? wrappedValue }, encode: { $0 })
  }
}

extension AppStorage where Value == Int {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, decode: { $0 as? Int ?? wrappedValue }, encode: { $0 })
  }
}

extension AppStorage where Value == Double {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, decode: { $0 as? Double ?? wrappedValue }, encode: { $0 })
  }
}

extension AppStorage where Value == String {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, decode: { $0 as? String ?? wrappedValue }, encode: { $0 })
  }
}

extension AppStorage where Value == Data {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, decode: { $0 as? Data ?? wrappedValue }, encode: { $0 })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store: store,
      decode: { ($0 as? String).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      encode: { $0.rawValue })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store: store, decode: { ($0 as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      encode: { $0.rawValue })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Makes a number, a text or a truth that is `nil` at first.
  public init<Wrapped>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    self.init(key, store: store, decode: { $0 as? Wrapped }, encode: { $0 })
  }
}

extension AppStorage where Value == Date {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, decode: { $0 as? Date ?? wrappedValue }, encode: { $0 })
  }
}
