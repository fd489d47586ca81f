/// A value, as far as its expression shows what type it has.
enum ValueFacts: Sendable, Hashable {
  /// The expression names its type, as `Model()` does.
  case type(String)
  /// A property of a type, or of a property of it: `session.router` written in `Root`.
  case path([String], owner: String)
  /// Only a compiler could tell.
  case unknown
}
