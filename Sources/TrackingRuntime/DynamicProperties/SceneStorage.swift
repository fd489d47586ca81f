/// A value that a window keeps by its key, for every view that asks for the key.
///
/// Differs from SwiftUI: a screen is a window, and its values go with it.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  let key: String
  let initialValue: Value
  var location: SceneLocation<Value>?

  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String) {
    self.key = key
    initialValue = wrappedValue
  }

  /// The value; a write runs the bodies that have read it.
  public var wrappedValue: Value {
    get { location.map { Binding(location: $0).wrappedValue } ?? initialValue }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(initialValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Makes a value that is `nil` at first.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

extension SceneStorage: GraphProperty {
  static func makeSlot(
    field: DynamicField, initial: UnsafeRawPointer, node: BodyNode
  ) -> PropertySlot {
    let property = initial.assumingMemoryBound(to: SceneStorage<Value>.self).pointee
    return SceneStorageSlot(
      field: field,
      location: node.graph.scene.location(of: property.key, initialValue: property.initialValue))
  }
}
