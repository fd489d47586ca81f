/// An extension that adds `ObservableObject`.
struct ConformanceSite: Sendable {
  var spot: FixSpot
  /// The extended type, as it is written.
  var type: String
  var edits: [TextEdit]
}
