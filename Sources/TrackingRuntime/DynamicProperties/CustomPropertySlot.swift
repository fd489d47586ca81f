/// A dynamic property that a learner wrote: its `update()` runs before each body.
final class CustomPropertySlot<Property: DynamicProperty>: PropertySlot {
  override func install(at property: UnsafeMutableRawPointer) {
    property.assumingMemoryBound(to: Property.self).pointee.update()
  }
}

extension DynamicProperty {
  /// Makes the slot of a property that a learner wrote.
  @MainActor
  static func makeCustomSlot(field: DynamicField) -> PropertySlot {
    CustomPropertySlot<Self>(field: field)
  }
}
