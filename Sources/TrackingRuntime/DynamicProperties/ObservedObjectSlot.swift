import Combine

/// The slot of an `@ObservedObject`: it is subscribed to the object of the newest view value.
final class ObservedObjectSlot<Object: ObservableObject>: PropertySlot {
  private unowned let node: BodyNode
  private var object: Object?
  private var subscription: ObjectSubscription?

  init(field: DynamicField, node: BodyNode) {
    self.node = node
    super.init(field: field)
  }

  override func install(at property: UnsafeMutableRawPointer) {
    let newer = property.assumingMemoryBound(to: ObservedObject<Object>.self).pointee.wrappedValue
    guard object !== newer else { return }
    subscription?.cancel()
    object = newer
    subscription = ObjectSubscription(newer, node: node, cause: cause)
  }

  override func tearDown() {
    subscription?.cancel()
    subscription = nil
    object = nil
  }
}
