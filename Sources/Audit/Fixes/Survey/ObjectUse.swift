/// A use of an object that only an `ObservableObject` allows.
struct ObjectUse: Sendable {
  /// Which use.
  enum Kind: Sendable, Equatable {
    /// `.environmentObject(object)`.
    case injection
    /// `object.objectWillChange`.
    case objectWillChange
    /// `object.$property`.
    case publisher(String)
  }

  var spot: FixSpot
  var kind: Kind
  /// The object; for a use inside of the class itself, `self`.
  var object: Shape
  var edits: [TextEdit] = []
  /// Whether a member follows: `object.$property.member`.
  var hasMember = false
}
