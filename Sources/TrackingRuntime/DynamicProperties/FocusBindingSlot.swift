/// The slot of a `@FocusState.Binding`: it knows whose focus the current view value is bound to.
final class FocusBindingSlot<Value: Hashable>: PropertySlot {
  private var location: FocusLocation<Value>?

  override func install(at property: UnsafeMutableRawPointer) {
    location = property.assumingMemoryBound(to: FocusState<Value>.Binding.self).pointee.location
  }

  override func holdsBinding(_ location: AnyObject) -> Bool { self.location?.box === location }

  override func tearDown() { location = nil }
}
