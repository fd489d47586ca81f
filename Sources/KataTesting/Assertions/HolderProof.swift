/// A way by which an object is kept alive, found link by link.
struct HolderProof {
  let way: HolderWay

  /// Whether what holds the object may come to an end without anybody's doing.
  var mayEnd: Bool {
    switch way.means {
    case .property, .closure: false
    case .subscription, .assignment, .observation, .timer: true
    }
  }

  /// What keeps the object, and the cure, in a sentence or two.
  var sentence: String {
    let path = way.path
    return switch way.means {
    case .property:
      "It holds itself: \(path) is that same object. Make one reference on that way weak, as the "
        + "one to a delegate or to a parent usually is."
    case .closure:
      "The stored closure \(path) captured \(what) strongly. Write [weak self] in its capture list."
    case .subscription:
      "A Combine subscription, reached through \(path), captured \(what) strongly. Write "
        + "[weak self] in the closure of \(way.operation ?? "sink or of an operator before it")."
    case .assignment:
      "assign(to:on:), reached through \(path), holds the object that it writes to. Use "
        + "assign(to: &$property), or sink with [weak self]."
    case .observation:
      "The onChange closure of an observation of \(path) (withObservationTracking) captured "
        + "\(what) strongly, and waits for a change. Write [weak self] in it."
    case .timer:
      "The block of \(path) captured \(what) strongly, and the run loop holds a timer and its "
        + "block until invalidate(). Write [weak self] in the block and invalidate in deinit."
    }
  }

  /// The object itself, or what leads to it.
  private var what: String {
    guard let dot = way.beyond.firstIndex(of: ".") else { return "it" }
    return "\(way.beyond[..<dot]), whose \(way.beyond[dot...]) is that same object,"
  }
}
