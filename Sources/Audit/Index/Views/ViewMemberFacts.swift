/// A member that makes a view, with the modifiers and functions that it calls.
struct ViewMemberFacts: Sendable, Equatable {
  /// The type or extension around it.
  var owner: String
  /// Its name.
  var name: String
  /// What it calls, as far as the project may declare it.
  var calls: Set<String> = []
  /// What it puts around a view that it is given.
  var wraps: Set<WrapFacts> = []
}
