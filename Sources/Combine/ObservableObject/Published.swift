/// A property of a class that announces its changes; `$property` is its publisher.
@propertyWrapper
public struct Published<Value> {
  /// A reference, so that the value and its followers have one home whoever copies the wrapper.
  private(set) var storage: PublishedStorage<Value>

  /// Makes a property with its first value.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Makes a property with its first value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The property's publisher: the current value at once, then each new one before it is stored.
  ///
  /// Differs from Combine: reading it does not mutate the wrapper (Apple's makes the publisher at
  /// first use), so several threads may read `$property` at once.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { storage = newValue.storage }
  }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.value = newValue }
  }

  /// Reads and writes the property in its object; a write tells `objectWillChange` first `[A01]`.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.value = newValue }
  }
}

extension Published: PublishedProperty {
  package static func storage(at address: UnsafeRawPointer) -> any PublishedStoring {
    address.assumingMemoryBound(to: Published<Value>.self).pointee.storage
  }
}
