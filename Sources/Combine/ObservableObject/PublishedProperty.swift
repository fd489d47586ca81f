/// `Published<Value>` for any `Value`, as the walk over a class's fields meets it; SwiftUI's
/// `AppStorage<Value>` is another.
package protocol PublishedProperty: SendableMetatype {
  /// The storage of the property that lies at this address.
  static func storage(at address: UnsafeRawPointer) -> any PublishedStoring
}
