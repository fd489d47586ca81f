import Foundation

// Not any value: those that a system could write to a file.

extension SceneStorage where Value == Bool {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initialValue: wrappedValue)
  }
}

extension SceneStorage where Value == Int {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initialValue: wrappedValue)
  }
}

extension SceneStorage where Value == Double {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initialValue: wrappedValue)
  }
}

extension SceneStorage where Value == String {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initialValue: wrappedValue)
  }
}

extension SceneStorage where Value == Data {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initialValue: wrappedValue)
  }
}

extension SceneStorage where Value == Date {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initialValue: wrappedValue)
  }
}

extension SceneStorage where Value == URL {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initialValue: wrappedValue)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initialValue: wrappedValue)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initialValue: wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Makes a truth that is `nil` at first.
  public init(_ key: String) where Value == Bool? { self.init(key: key, initialValue: nil) }

  /// Makes a number that is `nil` at first.
  public init(_ key: String) where Value == Int? { self.init(key: key, initialValue: nil) }

  /// Makes a number that is `nil` at first.
  public init(_ key: String) where Value == Double? { self.init(key: key, initialValue: nil) }

  /// Makes a text that is `nil` at first.
  public init(_ key: String) where Value == String? { self.init(key: key, initialValue: nil) }

  /// Makes a piece of data that is `nil` at first.
  public init(_ key: String) where Value == Data? { self.init(key: key, initialValue: nil) }

  /// Makes a date that is `nil` at first.
  public init(_ key: String) where Value == Date? { self.init(key: key, initialValue: nil) }

  /// Makes a URL that is `nil` at first.
  public init(_ key: String) where Value == URL? { self.init(key: key, initialValue: nil) }
}

extension SceneStorage {
  /// Makes a value with a raw text that is `nil` at first.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key: key, initialValue: nil)
  }

  /// Makes a value with a raw number that is `nil` at first.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key: key, initialValue: nil)
  }
}
