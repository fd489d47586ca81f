/// An expression, as far as its type may be found without a compiler.
indirect enum Shape: Sendable, Equatable {
  /// Something that was declared with a type, as it is written.
  case typed(String)
  /// A name that no local declaration explains: a member of `self`, or a global.
  case name(String)
  /// `self`.
  case selfValue
  /// A type's name used as a value, such as the base of `Model.shared`.
  case type(String)
  /// `Model(…)`.
  case construction(String)
  /// `base.name`.
  case member(Shape, String)
  /// `base.name(…)`, or `name(…)` without a base.
  case call(Shape?, String)
  /// An element of a collection.
  case element(Shape)
  /// A literal or a closure: no model.
  case literal
  /// Anything else.
  case unknown
}
