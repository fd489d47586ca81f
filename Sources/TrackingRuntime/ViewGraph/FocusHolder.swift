/// The node of a `focused` modifier, whatever its value's type.
@MainActor
protocol FocusHolder: ViewNode {
  /// The node inside.
  var contentNode: ViewNode? { get }
  /// Whether only a search field inside counts.
  var isForSearch: Bool { get }
  /// Whether the value at a place says that the focus is to be here.
  func isWanted<Value>(by location: FocusLocation<Value>) -> Bool
  /// Whether the modifier is bound to a place.
  func isBound<Value>(to location: FocusLocation<Value>) -> Bool
  /// Writes the value that stands for this view.
  func focusDidEnter()
  /// Writes none, unless somebody has written another value already.
  func focusDidLeave()
}
