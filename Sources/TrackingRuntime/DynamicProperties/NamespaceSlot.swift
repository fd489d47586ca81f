/// The slot of a `@Namespace`: it keeps the number of the place.
final class NamespaceSlot: PropertySlot {
  private let number: Int

  init(field: DynamicField, number: Int) {
    self.number = number
    super.init(field: field)
  }

  override func install(at property: UnsafeMutableRawPointer) {
    property.assumingMemoryBound(to: Namespace.self).pointee.number = number
  }
}
