/// A value that a window keeps by its key, for every view that asks for the key.
///
/// Differs from SwiftUI: a screen is a window, and its values go with it.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  let key: String
  let initialValue: Value
  var location: SceneLocation<Value>?

  init(key: String, initialValue: Value) {
    self.key = key
    self.initialValue = initialValue
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
