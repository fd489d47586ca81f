/// A class, with the edits that would make it `@Observable`.
struct ModelSite: Sendable {
  var spot: FixSpot
  /// The full name.
  var name: String
  /// Whether its own inheritance clause names `ObservableObject`.
  var conforms = false
  /// Whether it is `@Observable` already.
  var isObservable = false
  /// The inheritance clause as it is written.
  var inherits: [String] = []
  /// What makes it `@Observable`, `ObservableObject` and `@Published` gone.
  var edits: [TextEdit] = []
  /// What speaks against it by itself.
  var hindrances: [Hindrance] = []
  /// The names of its `@Published` properties.
  var published: Set<String> = []
  /// Property wrappers of its own besides `@Published`, with their places.
  var wrappers: [(name: String, place: SourcePlace)] = []
  /// Its `@Published` attributes and conformance, as places.
  var spots: [FixSpot] = []
}
