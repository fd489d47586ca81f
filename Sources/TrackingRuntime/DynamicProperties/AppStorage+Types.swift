import Foundation

extension AppStorage {
  /// A value that the user defaults keep as it is.
  init(plain key: String, store: UserDefaults?, initially value: Value) {
    self.init(
      key, store: store, read: { $0.object(forKey: $1) as? Value ?? value },
      write: { $0.set($2, forKey: $1) })
  }

  /// A value that the user defaults keep as it is, if there is one.
  init<Wrapped>(optional key: String, store: UserDefaults?) where Value == Wrapped? {
    self.init(
      key, store: store, read: { $0.object(forKey: $1) as? Wrapped },
      write: { store, key, value in
        if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
      })
  }
}

extension AppStorage where Value == Bool {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: key, store: store, initially: wrappedValue)
  }
}

extension AppStorage where Value == Int {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: key, store: store, initially: wrappedValue)
  }
}

extension AppStorage where Value == Double {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: key, store: store, initially: wrappedValue)
  }
}

extension AppStorage where Value == String {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: key, store: store, initially: wrappedValue)
  }
}

extension AppStorage where Value == Data {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: key, store: store, initially: wrappedValue)
  }
}

extension AppStorage where Value == Date {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: key, store: store, initially: wrappedValue)
  }
}

extension AppStorage where Value == URL {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store: store, read: { $0.link(forKey: $1) ?? wrappedValue },
      write: { $0.set(link: $2, forKey: $1) })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store: store,
      read: { ($0.object(forKey: $1) as? String).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store: store,
      read: { ($0.object(forKey: $1) as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
}
