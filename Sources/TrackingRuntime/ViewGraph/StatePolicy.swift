/// When the initial value of a `@State` is evaluated [D07, D08].
///
/// It is chosen when a kata is compiled, as it is with Xcode: the checker lets `State` name
/// `LazyState` in a kata whose `kata.json` pins `lazy`.
public enum StatePolicy: String, Sendable, CaseIterable {
  /// With each construction of the view: the property wrapper of Xcode 26 and earlier.
  case eager
  /// Once a place, when it is new: the macro of Xcode 27.
  case lazy

  /// What holds where nothing else is said.
  public static let standard = StatePolicy.eager
}
