/// A place where a method does something to the world beyond its object.
struct EffectFacts: Sendable, Equatable {
  /// The type, with its containers.
  var type: String
  /// The method.
  var member: String
  /// What it does, in a few words.
  var effect: String
}
