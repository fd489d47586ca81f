/// A place that the fixes care for, with the types around it.
struct FixSpot: Sendable, Equatable {
  /// The rule that reports such a place.
  var rule: String
  /// Where.
  var place: SourcePlace
  /// The full name of the type or extension around it as written, `""` at the top level.
  var container: String
  /// The generic parameters that are in scope: they hide types of that name.
  var generics: Set<String> = []
}
