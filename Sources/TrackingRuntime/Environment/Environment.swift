import Observation

/// Reads a value of the environment into a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  let keyPath: KeyPath<EnvironmentValues, Value>?
  let objectKeyPath: KeyPath<EnvironmentValues, Value?>?
  var value: Value?

  /// Reads the value of a key path; the body runs again only if that value is different [C24].
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    objectKeyPath = nil
  }

  /// Reads the nearest object of a type; the process stops if there is none when it is read [D02].
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    keyPath = nil
    objectKeyPath = EnvironmentObjectKeyPath.of(objectType)
  }

  /// Reads the nearest object of a type, or `nil` [D03].
  public init<Object>(
    _ objectType: Object.Type
  ) where Value == Object?, Object: AnyObject, Object: Observable {
    keyPath = EnvironmentObjectKeyPath.of(objectType)
    objectKeyPath = nil
  }

  /// The value.
  public var wrappedValue: Value {
    if let value { return value }
    if let keyPath {
      RuntimeWarningLog.shared.report(
        """
        Accessing Environment<\(TypeName.full(of: Value.self))>'s value outside of being \
        installed on a View. This will always read the default value and will not update.
        """)
      return EnvironmentValues()[keyPath: keyPath]
    }
    fatalError(
      MissingObject.observable(Value.self).sentence,
      file: "SwiftUICore/Environment+Objects.swift", line: 34)
  }
}

// Immutable but for the value plugged in by the graph; key paths are not `Sendable` by type only.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: GraphProperty {
  static func makeSlot(
    field: DynamicField, initial: UnsafeRawPointer, node: BodyNode
  ) -> PropertySlot {
    let property = initial.assumingMemoryBound(to: Environment<Value>.self).pointee
    return EnvironmentSlot(field: field, property: property, node: node)
  }
}
