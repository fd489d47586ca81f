import Combine
import Observation

/// Makes bindings to the properties of an observable object.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself: `$model.name` is a binding.
  public var projectedValue: Bindable<Value> { self }

  private init(object: Value) { wrappedValue = object }

  // swift-format-ignore
  /// Not for values that are not observable objects.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  // swift-format-ignore
  /// Not for values that are not observable objects.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: ObservableObject {
  // swift-format-ignore
  /// Not for `ObservableObject` [X20].
  @available(*, unavailable, message: "@Bindable only works with Observable types. For ObservableObject types, use @ObservedObject instead.")
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object [D06].
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(object: wrappedValue, keyPath: keyPath))
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Wraps an observable object.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Wraps an observable object: `Bindable(model).name` is a binding.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Takes a wrapper over.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The id of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
