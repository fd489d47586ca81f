/// A part of the tree in which one set of environment values holds, and who reads it.
///
/// The node that writes the environment owns the scope. When a value changes, the scope asks each
/// reader whether its own value is different, and then the scopes inside do the same [C24].
@MainActor
final class EnvironmentScope {
  private(set) var values: EnvironmentValues
  private let write: (inout EnvironmentValues) -> Void
  private weak var parent: EnvironmentScope?
  private var readers: [ObjectIdentifier: EnvironmentReader] = [:]
  private var inner: [ObjectIdentifier: EnvironmentScope] = [:]

  /// Makes the root's scope.
  init() {
    values = EnvironmentValues()
    write = { _ in }
  }

  /// Makes a scope within another; `write` makes the difference.
  init(in parent: EnvironmentScope, write: @escaping (inout EnvironmentValues) -> Void) {
    self.parent = parent
    self.write = write
    values = parent.values
    write(&values)
    parent.inner[ObjectIdentifier(self)] = self
  }

  /// Works the values out again and tells the readers.
  func refresh() {
    values = parent?.values ?? EnvironmentValues()
    write(&values)
    for reader in readers.values { reader.environmentDidChange(values) }
    for scope in inner.values { scope.refresh() }
  }

  /// Adds somebody who has to be told.
  func add(_ reader: EnvironmentReader) { readers[ObjectIdentifier(reader)] = reader }

  /// Ends `add`.
  func remove(_ reader: EnvironmentReader) { readers[ObjectIdentifier(reader)] = nil }

  /// Takes the scope out of the one around it.
  func close() { parent?.inner[ObjectIdentifier(self)] = nil }
}
