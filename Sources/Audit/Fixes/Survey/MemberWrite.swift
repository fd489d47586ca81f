/// An assignment to a member of some object, such as `copy.model = other`.
struct MemberWrite: Sendable {
  var spot: FixSpot
  /// The object.
  var base: Shape
  /// The member.
  var name: String
}
