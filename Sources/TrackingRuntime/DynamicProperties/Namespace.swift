/// A name for the views of one place, made with the place.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// What tells one place's names from another's.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  var number = 0

  /// Makes a namespace.
  public init() {}

  /// The id of the place.
  public var wrappedValue: ID { ID(number: number) }
}

extension Namespace: GraphProperty {
  static func makeSlot(
    field: DynamicField, initial: UnsafeRawPointer, node: BodyNode
  ) -> PropertySlot {
    NamespaceSlot(field: field, number: node.graph.takeSerial())
  }
}
