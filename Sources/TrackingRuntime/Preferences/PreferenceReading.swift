/// A node that is told when a value below may be different.
@MainActor
protocol PreferenceReading: AnyObject {
  /// Names the key.
  var key: ObjectIdentifier { get }
  /// Works the value out and acts if it is different.
  func compare()
}
