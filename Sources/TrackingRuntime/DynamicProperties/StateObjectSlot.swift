import Combine

/// The slot of a `@StateObject`: it keeps the object and is subscribed to it.
final class StateObjectSlot<Object: ObservableObject>: PropertySlot {
  private var object: Object?
  private var subscription: ObjectSubscription?
  private let announcements: AnnouncementLocation

  init(field: DynamicField, object: Object, node: BodyNode) {
    self.object = object
    announcements = AnnouncementLocation(inbox: node.graph.inbox)
    subscription = ObjectSubscription(
      object, node: node, cause: field.cause, announcements: announcements)
    super.init(field: field)
  }

  override func install(at property: UnsafeMutableRawPointer) {
    let property = property.assumingMemoryBound(to: StateObject<Object>.self)
    property.pointee.object = object
    property.pointee.announcements = announcements
  }

  override func ownsState(_ location: AnyObject) -> Bool { location === announcements }

  override func tearDown() {
    subscription?.cancel()
    subscription = nil
    object = nil
  }
}
