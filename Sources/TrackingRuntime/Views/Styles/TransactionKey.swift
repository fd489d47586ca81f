/// A key for a value that goes along with a change.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}
