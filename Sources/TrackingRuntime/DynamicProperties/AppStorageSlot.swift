/// The slot of an `@AppStorage`: a body that reads the key is told under the property's name.
final class AppStorageSlot<Value>: PropertySlot {
  private let location: DefaultsLocation<Value>

  init(field: DynamicField, location: DefaultsLocation<Value>) {
    self.location = location
    super.init(field: field)
  }

  override func install(at property: UnsafeMutableRawPointer) {
    property.assumingMemoryBound(to: AppStorage<Value>.self).pointee.isInstalled = true
  }

  override func holdsBinding(_ other: AnyObject) -> Bool {
    (other as? DefaultsLocation<Value>).map { $0 == location } ?? false
  }
}
