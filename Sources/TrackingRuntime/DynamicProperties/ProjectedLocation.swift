/// A part of the value at another place, reached by a key path.
///
/// `@unchecked Sendable`: immutable.
final class ProjectedLocation<Base, Value>: AnyLocation<Value>, @unchecked Sendable {
  private let base: AnyLocation<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(base: AnyLocation<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value { base.get()[keyPath: keyPath] }

  override func set(_ value: Value) {
    var whole = base.get()
    whole[keyPath: keyPath] = value
    base.set(whole)
  }

  override func attach(_ reader: LocationReader) { base.attach(reader) }
  override func detach(_ reader: LocationReader) { base.detach(reader) }

  override func isEqual(to other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base == other.base
  }
}
