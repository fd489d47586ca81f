/// A member of some model, as it is read while a body runs, or written anywhere.
struct MemberUse: Sendable, Hashable {
  /// What the member belongs to.
  var base: ValueFacts
  /// The member.
  var member: String
  /// The type around it.
  var owner: String
}
