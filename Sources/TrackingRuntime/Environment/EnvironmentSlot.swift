/// The slot of an `@Environment`: the value read, compared again whenever the scope changes.
final class EnvironmentSlot<Value>: PropertySlot, EnvironmentReader {
  private let property: Environment<Value>
  private unowned let node: BodyNode
  private var value: Value?
  private let comparison = ValueComparison.of(Value?.self)

  init(field: DynamicField, property: Environment<Value>, node: BodyNode) {
    self.property = property
    self.node = node
    super.init(field: field)
    value = read(node.scope.values)
    node.scope.add(self)
  }

  private func read(_ values: EnvironmentValues) -> Value? {
    if let keyPath = property.keyPath { return values[keyPath: keyPath] }
    if let objectKeyPath = property.objectKeyPath { return values[keyPath: objectKeyPath] }
    return nil
  }

  override func install(at property: UnsafeMutableRawPointer) {
    property.assumingMemoryBound(to: Environment<Value>.self).pointee.value = value
  }

  func environmentDidChange(_ values: EnvironmentValues) {
    let newer = read(values)
    let isSkipped = node.graph.skipsEqualValues && comparison.areEqual(values: value, newer)
    guard !isSkipped else { return }
    value = newer
    node.graph.mark(node, cause)
  }

  override var missingObject: MissingObject? {
    property.objectKeyPath != nil && value == nil ? .observable(Value.self) : nil
  }

  override func tearDown() {
    node.scope.remove(self)
    value = nil
  }
}
