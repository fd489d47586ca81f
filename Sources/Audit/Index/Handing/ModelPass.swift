/// A place where a view passes a property of its own, or itself, to a view that it builds.
struct ModelPass: Sendable, Equatable {
  /// What stands for the view itself.
  static let itself = "self"

  /// The view that is built, as it is written.
  var child: String
  /// The label of the argument.
  var label: String
  /// The property that is passed; `self` for the view itself.
  var property: String
  /// The view that passes it, with its containers.
  var owner: String
  /// Where.
  var place: SourcePlace
}
