import Combine

/// An object that somebody else owns; each of its announcements runs the body again.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private(set) var object: ObjectType
  /// Its announcements to the view whose body runs; see there.
  var announcements: AnnouncementLocation?

  /// The object.
  public var wrappedValue: ObjectType {
    get {
      announcements?.noteRead()
      return object
    }
    set { object = newValue }
  }

  /// Observes an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Observes an object.
  public init(initialValue: ObjectType) { object = initialValue }

  /// Makes bindings to the object's properties: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object: object, keyPath: keyPath))
    }
  }
}

extension ObservedObject: GraphProperty {
  static func makeSlot(
    field: DynamicField, initial: UnsafeRawPointer, node: BodyNode
  ) -> PropertySlot {
    ObservedObjectSlot<ObjectType>(field: field, node: node)
  }
}
