/// A property by which a view takes an object, and what the view does with it.
struct HandedProperty: Sendable, Equatable {
  /// The view with its containers.
  var view: String
  /// The property.
  var name: String
  /// Its written type.
  var type: String
  /// The members of the object that the view reads.
  var reads: Set<String> = []
  /// Where it reads one first.
  var firstRead: SourcePlace?
  /// Whether it does more than reading members: calls, writes, binds or hands the object on.
  var isUsedOtherwise = false
}
