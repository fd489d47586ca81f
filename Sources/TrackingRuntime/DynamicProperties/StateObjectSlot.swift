import Combine

/// The slot of a `@StateObject`: it keeps the object and is subscribed to it.
final class StateObjectSlot<Object: ObservableObject>: PropertySlot {
  private var object: Object?
  private var subscription: ObjectSubscription?

  init(field: DynamicField, object: Object, node: BodyNode) {
    self.object = object
    subscription = ObjectSubscription(object, node: node, cause: field.cause)
    super.init(field: field)
  }

  override func install(at property: UnsafeMutableRawPointer) {
    property.assumingMemoryBound(to: StateObject<Object>.self).pointee.object = object
  }

  override func tearDown() {
    subscription?.cancel()
    subscription = nil
    object = nil
  }
}
