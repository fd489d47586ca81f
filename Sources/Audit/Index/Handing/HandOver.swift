/// A place where a view hands a property of its own to a view that it builds, as it is.
struct HandOver: Sendable, Equatable {
  /// The view that is built, as it is written.
  var child: String
  /// The label of the argument.
  var label: String
  /// The property that is handed over.
  var property: String
  /// The view that hands it over, with its containers.
  var owner: String
  /// Where.
  var place: SourcePlace
}
