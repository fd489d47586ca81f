/// Something that a member puts around a view that it does not build itself.
struct WrapFacts: Sendable, Hashable {
  /// The name that stands for the view; empty where `self` does, or nothing.
  var given: String
  /// The modifier, or the type whose closure the view is in.
  var name: String

  /// What stands for a view inside of a type's closure.
  static let closure = "{}"
}
