/// An attribute as it is written.
struct AttributeFacts: Sendable, Equatable {
  /// The name without `@` and without a module, such as `Environment`.
  var name: String
  /// What stands in its parentheses; nil without parentheses.
  var arguments: String?
}
