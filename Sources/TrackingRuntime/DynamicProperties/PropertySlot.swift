/// The storage of one dynamic property of one place; it lives as long as the node.
@MainActor
class PropertySlot {
  /// Where the property lies within the view value.
  let offset: Int
  /// The bit that says that this property changed.
  let cause: UpdateCause

  init(field: DynamicField) {
    offset = field.offset
    cause = field.cause
  }

  /// Connects the property of a view value to this storage; called before each body.
  func install(at property: UnsafeMutableRawPointer) {}

  /// Whether the location is this property's own state; notes that it was read.
  func ownsState(_ location: AnyObject) -> Bool { false }

  /// Whether the property is a binding to this location.
  func holdsBinding(_ location: AnyObject) -> Bool { false }

  /// The object that the property needs and the environment lacks.
  var missingObject: MissingObject? { nil }

  /// Releases and unsubscribes.
  func tearDown() {}
}
