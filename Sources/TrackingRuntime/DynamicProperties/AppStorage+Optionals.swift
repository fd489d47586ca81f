import Foundation

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Makes a truth that is `nil` at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store: store)
  }

  /// Makes a number that is `nil` at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store: store)
  }

  /// Makes a number that is `nil` at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store: store)
  }

  /// Makes a text that is `nil` at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store: store)
  }

  /// Makes a piece of data that is `nil` at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: key, store: store)
  }

  /// Makes a date that is `nil` at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(optional: key, store: store)
  }

  /// Makes a URL that is `nil` at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(
      key, store: store, read: { $0.link(forKey: $1) },
      write: { store, key, value in
        if let value {
          store.set(link: value, forKey: key)
        } else {
          store.removeObject(forKey: key)
        }
      })
  }
}

extension AppStorage {
  /// Makes a value that is kept by its raw text and is `nil` at first.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(
      key, store: store, read: { ($0.object(forKey: $1) as? String).flatMap(R.init(rawValue:)) },
      write: { store, key, value in
        if let value {
          store.set(value.rawValue, forKey: key)
        } else {
          store.removeObject(forKey: key)
        }
      })
  }

  /// Makes a value that is kept by its raw number and is `nil` at first.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(
      key, store: store, read: { ($0.object(forKey: $1) as? Int).flatMap(R.init(rawValue:)) },
      write: { store, key, value in
        if let value {
          store.set(value.rawValue, forKey: key)
        } else {
          store.removeObject(forKey: key)
        }
      })
  }
}
