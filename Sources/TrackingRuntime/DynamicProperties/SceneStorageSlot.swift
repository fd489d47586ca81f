/// The slot of a `@SceneStorage`: the place that every view shares which asks for the key.
final class SceneStorageSlot<Value>: PropertySlot {
  private let location: SceneLocation<Value>

  init(field: DynamicField, location: SceneLocation<Value>) {
    self.location = location
    super.init(field: field)
  }

  override func install(at property: UnsafeMutableRawPointer) {
    property.assumingMemoryBound(to: SceneStorage<Value>.self).pointee.location = location
  }

  override func holdsBinding(_ other: AnyObject) -> Bool { location === other }
}
