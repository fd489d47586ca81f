import Foundation

/// A value of the user defaults; every view that shows a key is told when another one writes it.
///
/// Differs from SwiftUI: writes past `@AppStorage` are seen when the body runs next.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  let location: DefaultsLocation<Value>

  init(
    _ key: String, store: UserDefaults?, decode: @escaping (Any?) -> Value,
    encode: @escaping (Value) -> Any?
  ) {
    location = DefaultsLocation(
      key: key, store: store ?? .standard, decode: decode, encode: encode)
  }

  /// The value.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
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
