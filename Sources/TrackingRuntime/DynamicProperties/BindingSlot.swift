/// The slot of a `@Binding`: it knows which place the current view value is bound to.
final class BindingSlot<Value>: PropertySlot {
  private var location: AnyLocation<Value>?

  override func install(at property: UnsafeMutableRawPointer) {
    location = property.assumingMemoryBound(to: Binding<Value>.self).pointee.location
  }

  override func holdsBinding(_ location: AnyObject) -> Bool { self.location === location }

  override func tearDown() { location = nil }
}
