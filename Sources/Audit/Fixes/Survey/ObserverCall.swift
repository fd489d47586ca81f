/// A method that an observer calls on the property that it observes.
struct ObserverCall: Sendable {
  var property: String
  var method: String
  /// What the property holds.
  var shape: Shape
  var place: SourcePlace
}
