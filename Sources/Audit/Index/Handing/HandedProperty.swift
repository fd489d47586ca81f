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
  /// The members that the view calls or writes.
  var others: Set<String> = []
  /// Whether an initialiser of the view's own takes it; what else that is for, one file may not show.
  var isInitialised = false
  /// Whether the view does more than using members: shows, binds or hands the object on.
  var isUsedWhole = false

  /// Whether the view does more than reading members.
  var isUsedOtherwise: Bool { isUsedWhole || !others.isEmpty }
}
