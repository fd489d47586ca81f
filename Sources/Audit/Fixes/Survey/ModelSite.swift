/// A class, with the edits that would make it `@Observable`.
struct ModelSite: Sendable {
  var spot: FixSpot
  /// The full name.
  var name: String
  /// Whether its own inheritance clause names `ObservableObject`.
  var conforms = false
  /// Whether it is `@Observable` already.
  var isObservable = false
  /// Whether only its own file can name it.
  var isFileLocal = false
  /// The inheritance clause as it is written.
  var inherits: [String] = []
  /// What puts `@Observable` before it; nil where it stands there.
  var attribute: TextEdit?
  /// Whether it has a property that the macro would track.
  var isTracked = false
  /// What takes `ObservableObject` and `@Published` away, and keeps the macro off what it cannot
  /// store.
  var edits: [TextEdit] = []
  /// What speaks against it by itself.
  var hindrances: [Hindrance] = []
  /// The names of its `@Published` properties.
  var published: Set<String> = []
  /// The names of the other properties that the macro would track.
  var plain: Set<String> = []
  /// What its observers call on the property that they observe.
  var observerCalls: [ObserverCall] = []
  /// Property wrappers of its own besides `@Published`, with their places.
  var wrappers: [(name: String, place: SourcePlace)] = []
  /// Attributes of its properties that look like global actors, with their places.
  var actors: [(name: String, place: SourcePlace)] = []
  /// Its `@Published` attributes and conformance, as places.
  var spots: [FixSpot] = []
}
