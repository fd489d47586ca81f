/// Why something cannot be changed.
struct Hindrance: Sendable, Equatable {
  /// Where it stands.
  var place: SourcePlace
  /// In a clause that follows "because", such as "`path` is read through `$path`".
  var reason: String
}
