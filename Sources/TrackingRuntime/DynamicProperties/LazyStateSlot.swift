/// The slot of a `LazyState`.
final class LazyStateSlot<Value>: StateSlot<Value> {
  override func install(at property: UnsafeMutableRawPointer) {
    property.assumingMemoryBound(to: LazyState<Value>.self).pointee.box = box
  }
}
