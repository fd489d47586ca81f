import Combine

/// The slot of an `@EnvironmentObject`: it is subscribed to the nearest object of the class.
final class EnvironmentObjectSlot<Object: ObservableObject>: PropertySlot, EnvironmentReader {
  private unowned let node: BodyNode
  private var object: Object?
  private var subscription: ObjectSubscription?
  private let announcements: AnnouncementLocation

  init(field: DynamicField, node: BodyNode) {
    self.node = node
    announcements = AnnouncementLocation(inbox: node.graph.inbox)
    super.init(field: field)
    follow(node.scope.values)
    node.scope.add(self)
  }

  private func follow(_ values: EnvironmentValues) {
    subscription?.cancel()
    object = values[object: Object.self]
    subscription = object.map {
      ObjectSubscription($0, node: node, cause: cause, announcements: announcements)
    }
  }

  override func install(at property: UnsafeMutableRawPointer) {
    let property = property.assumingMemoryBound(to: EnvironmentObject<Object>.self)
    property.pointee.object = object
    property.pointee.announcements = announcements
  }

  func environmentDidChange(_ values: EnvironmentValues) {
    guard values[object: Object.self] !== object else { return }
    follow(values)
    node.graph.mark(node, cause)
  }

  override var missingObject: MissingObject? {
    object == nil ? .observableObject(Object.self) : nil
  }

  override func ownsState(_ location: AnyObject) -> Bool { location === announcements }

  override func tearDown() {
    node.scope.remove(self)
    subscription?.cancel()
    subscription = nil
    object = nil
  }
}
