import Combine

/// The slot of an `@ObservedObject`: it is subscribed to the object of the newest view value.
final class ObservedObjectSlot<Object: ObservableObject>: PropertySlot {
  private unowned let node: BodyNode
  private var object: Object?
  private var subscription: ObjectSubscription?
  private let announcements: AnnouncementLocation

  init(field: DynamicField, node: BodyNode) {
    self.node = node
    announcements = AnnouncementLocation(inbox: node.graph.inbox)
    super.init(field: field)
  }

  override func install(at property: UnsafeMutableRawPointer) {
    let property = property.assumingMemoryBound(to: ObservedObject<Object>.self)
    property.pointee.announcements = announcements
    let newer = property.pointee.object
    guard object !== newer else { return }
    subscription?.cancel()
    object = newer
    subscription = ObjectSubscription(
      newer, node: node, cause: cause, announcements: announcements)
  }

  override func ownsState(_ location: AnyObject) -> Bool { location === announcements }

  override func tearDown() {
    subscription?.cancel()
    subscription = nil
    object = nil
  }
}
