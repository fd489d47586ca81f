/// Where a value of a binding lives; equal locations name the same place.
///
/// `@unchecked Sendable`: a location is immutable, or guards what it holds with a lock.
class AnyLocation<Value>: @unchecked Sendable, Equatable {
  init() {}

  /// The value there now.
  func get() -> Value { preconditionFailure("a location without get()") }

  /// Writes the value there.
  func set(_ value: Value) {}

  /// Has the reader told of later writes.
  func attach(_ reader: LocationReader) {}

  /// Ends `attach`.
  func detach(_ reader: LocationReader) {}

  /// Whether the other location names the same place.
  func isEqual(to other: AnyLocation<Value>) -> Bool { self === other }

  static func == (left: AnyLocation<Value>, right: AnyLocation<Value>) -> Bool {
    left === right || left.isEqual(to: right)
  }
}
