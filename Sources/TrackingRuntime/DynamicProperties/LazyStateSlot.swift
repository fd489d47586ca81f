/// The slot of a `LazyState`.
final class LazyStateSlot<Value>: StateSlot<Value> {
  override func install(at property: UnsafeMutableRawPointer) {
    let property = property.assumingMemoryBound(to: LazyState<Value>.self)
    property.pointee.box = box
    property.pointee.value = box.get()
  }
}
