/// The same place as another location; each write there is a pass of its own [C14].
///
/// `@unchecked Sendable`: immutable.
final class AnimatedLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let base: AnyLocation<Value>

  init(base: AnyLocation<Value>) { self.base = base }

  override func get() -> Value { base.get() }
  override func set(_ value: Value) { withTransaction(Transaction()) { base.set(value) } }

  override func attach(_ reader: LocationReader) { base.attach(reader) }
  override func detach(_ reader: LocationReader) { base.detach(reader) }

  override func isEqual(to other: AnyLocation<Value>) -> Bool {
    (other as? AnimatedLocation<Value>).map { base == $0.base } ?? false
  }
}
