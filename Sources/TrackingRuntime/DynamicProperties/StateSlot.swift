/// The slot of a `@State`: it keeps the box, whatever initial values later view values bring [C30].
class StateSlot<Value>: PropertySlot {
  final let box: StateBox<Value>

  init(field: DynamicField, box: StateBox<Value>) {
    self.box = box
    super.init(field: field)
  }

  override func install(at property: UnsafeMutableRawPointer) {
    let property = property.assumingMemoryBound(to: State<Value>.self)
    property.pointee.box = box
    property.pointee.value = box.get()
  }

  override func ownsState(_ location: AnyObject) -> Bool {
    guard location === box else { return false }
    box.noteRead()
    return true
  }

  override func tearDown() { box.disconnect() }
}
