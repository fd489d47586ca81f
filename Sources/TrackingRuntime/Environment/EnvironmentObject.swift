import Combine

/// An object handed down by `environmentObject(_:)`; its announcements run the body again.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  var object: ObjectType?
  /// Its announcements to the view whose body runs; see there.
  var announcements: AnnouncementLocation?

  /// Asks for the nearest object of the class.
  public init() {}

  /// The object; the process stops if there is none [D01].
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    if let object {
      announcements?.noteRead()
      return object
    }
    fatalError(
      MissingObject.observableObject(ObjectType.self).sentence,
      file: "SwiftUI/EnvironmentObject.swift", line: 90)
  }

  /// Makes bindings to the object's properties: `$model.name`.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

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

extension EnvironmentObject: GraphProperty {
  static func makeSlot(
    field: DynamicField, initial: UnsafeRawPointer, node: BodyNode
  ) -> PropertySlot {
    EnvironmentObjectSlot<ObjectType>(field: field, node: node)
  }
}
