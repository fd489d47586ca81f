/// What lies above a view, as far as one type of the environment is concerned.
struct ViewReach: Sendable {
  /// Whether some way up injects the type.
  var isInjected = false
  /// Whether some way up cannot be seen to its end.
  var isUnknown = false
  /// A way up to the app that does not inject it, from the inside out.
  var bare: [ViewUse]?
  /// The previews that show the view, whatever happens, and do not inject the type.
  var previews: [ViewUse] = []
  /// Whether an injection on the bare way does not count, because the view is pushed.
  var isBelowStack = false
}
