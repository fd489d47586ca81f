import Combine
import Foundation

/// A value of the user defaults; every view that shows a key is told when another one writes it.
///
/// In an observable object it announces its writes, as `@Published` does.
///
/// Differs from SwiftUI: the user defaults of Linux tell nobody of writes past `@AppStorage`; a
/// screen looks for them after each of its events.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  let location: DefaultsLocation<Value>
  /// Whether this is the property of a view in its place; one of a model runs no body [MB46].
  var isInstalled = false

  init(
    _ key: String, store: UserDefaults?, read: @escaping (UserDefaults, String) -> Value,
    write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    location = DefaultsLocation(key: key, store: store ?? .standard, read: read, write: write)
  }

  /// The value.
  public var wrappedValue: Value {
    get { isInstalled ? projectedValue.wrappedValue : location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: location) }
}

extension AppStorage: GraphProperty {
  static func makeSlot(
    field: DynamicField, initial: UnsafeRawPointer, node: BodyNode
  ) -> PropertySlot {
    let property = initial.assumingMemoryBound(to: AppStorage<Value>.self).pointee
    return AppStorageSlot(field: field, location: property.location)
  }
}

extension AppStorage: PublishedProperty {
  package static func storage(at address: UnsafeRawPointer) -> any PublishedStoring {
    address.assumingMemoryBound(to: AppStorage<Value>.self).pointee.location
  }
}
