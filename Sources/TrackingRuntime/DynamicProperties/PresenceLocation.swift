/// Whether an optional at another place has a value; writing `false` takes it away.
///
/// `@unchecked Sendable`: immutable.
final class PresenceLocation<Wrapped>: AnyLocation<Bool>, @unchecked Sendable {
  private let base: AnyLocation<Wrapped?>

  init(base: AnyLocation<Wrapped?>) { self.base = base }

  override func get() -> Bool { base.get() != nil }
  override func set(_ value: Bool) { if !value { base.set(nil) } }
  override func attach(_ reader: LocationReader) { base.attach(reader) }
  override func detach(_ reader: LocationReader) { base.detach(reader) }

  override func isEqual(to other: AnyLocation<Bool>) -> Bool {
    guard let other = other as? PresenceLocation<Wrapped> else { return false }
    return base == other.base
  }
}
