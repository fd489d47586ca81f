/// What lies above a view, as far as one type of the environment is concerned.
struct ViewReach: Sendable {
  /// Whether some way up injects the type.
  var isInjected = false
  /// Whether some way up cannot be seen to its end.
  var isUnknown = false
  /// Whether some way up to the app does not inject it.
  var isBare = false
  /// The outermost place on the bare way where something is shown or pushed.
  var shownBy: Int?
  /// Whether an injection on the bare way does not count, because the view is pushed.
  var isBelowStack = false
  /// The previews that show the view, whatever happens, and do not inject the type.
  var previews: Set<Int> = []
}
