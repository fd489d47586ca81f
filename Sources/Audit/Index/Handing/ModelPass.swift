/// A place where a view passes a property of its own to a view that it builds, as it is.
struct ModelPass: Sendable, Equatable {
  /// The view that is built, as it is written.
  var child: String
  /// The label of the argument.
  var label: String
  /// The property that is passed.
  var property: String
  /// The view that passes it, with its containers.
  var owner: String
  /// Where.
  var place: SourcePlace
}
