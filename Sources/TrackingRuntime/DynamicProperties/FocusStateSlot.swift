/// The slot of a `@FocusState`: like that of a `@State`, with the way to the screen's focus.
final class FocusStateSlot<Value: Hashable>: StateSlot<Value> {
  private let location: FocusLocation<Value>

  init(field: DynamicField, box: StateBox<Value>, location: FocusLocation<Value>) {
    self.location = location
    super.init(field: field, box: box)
  }

  override func install(at property: UnsafeMutableRawPointer) {
    let property = property.assumingMemoryBound(to: FocusState<Value>.self)
    property.pointee.location = location
    property.pointee.value = box.get()
  }
}
