/// Somebody who is told when the environment of a scope has changed.
@MainActor
protocol EnvironmentReader: AnyObject {
  /// Compares its own value and marks its node if it is different.
  func environmentDidChange(_ values: EnvironmentValues)
}
