/// What is added to a gesture.
enum GestureStep<Value> {
  /// An action while it goes on.
  case changed((Value) -> Void)
  /// An action when it has ended.
  case ended((Value) -> Void)
  /// State that is written while it goes on, and given back afterwards.
  case updating((Value) -> Void, reset: () -> Void)
  /// Another gesture as well.
  case with(any Gesture)
  /// Another gesture where this one does not come.
  case orElse(any Gesture)
}
