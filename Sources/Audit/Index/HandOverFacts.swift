/// A place where an object gives itself to another: `child.delegate = self`.
struct HandOverFacts: Sendable, Equatable {
  /// The type that gives itself away.
  var giver: String
  /// The property of the giver that holds the other object.
  var holder: String
  /// The property of the other object, or the label of its initialiser, that takes it.
  var taker: String
  /// The other object's type, where it is made at the same place: `child = Child(parent: self)`.
  var made: String?
  /// Where.
  var place: SourcePlace
}
