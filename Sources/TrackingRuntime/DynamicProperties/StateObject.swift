import Combine

/// An object that a view owns: made once a place, kept while the view stays there [D07].
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  let make: () -> ObjectType
  var object: ObjectType?
  /// Its announcements to the view whose body runs; see there.
  var announcements: AnnouncementLocation?

  /// Makes the property; the object is made when its place is new.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    if let object {
      announcements?.noteRead()
      return object
    }
    RuntimeWarningLog.shared.report(
      """
      Accessing StateObject's object without being installed on a View. This will create a new \
      instance each time.
      """)
    return make()
  }

  /// Makes bindings to the object's properties: `$model.name`.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: GraphProperty {
  static func makeSlot(
    field: DynamicField, initial: UnsafeRawPointer, node: BodyNode
  ) -> PropertySlot {
    let property = initial.assumingMemoryBound(to: StateObject<ObjectType>.self).pointee
    return StateObjectSlot(field: field, object: property.make(), node: node)
  }
}
