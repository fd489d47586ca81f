/// One `.environment(model)` or `.environmentObject(model)`.
struct InjectionFacts: Sendable, Equatable {
  /// What is injected.
  var value: ValueFacts
  /// The type or extension around it; empty where there is none.
  var owner: String
  /// The member of it that the injection stands in.
  var member: String
}
