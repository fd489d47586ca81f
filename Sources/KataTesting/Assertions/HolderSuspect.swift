/// Something that the object stores and whose captures nobody can read.
enum HolderSuspect {
  case task(String, any EndingTask)
  case notification(String)
  case observation(String)
  case closure(String)
  case subscription(String)

  /// Why it is suspected, given that nothing was found to hold the object for certain.
  var sentence: String {
    switch self {
    case .task(let path, _):
      "\(path) is a Task that is still running, so it probably captured self strongly: write "
        + "[weak self] in it, and hold self no longer than one turn of its loop."
    case .notification(let path):
      "\(path) stands for a block that NotificationCenter keeps until removeObserver, so that block "
        + "probably captured self strongly: write [weak self] in it, and remove it in deinit."
    case .observation(let path):
      "\(path) is still observed (Observations, withObservationTracking), so the task or closure "
        + "that waits for its next change probably captured self strongly."
    case .closure(let path):
      "What the closure \(path) captured cannot be read in full: does it need [weak self]?"
    case .subscription(let path):
      "What a Combine closure reached through \(path) captured cannot be read in full: does it need "
        + "[weak self]?"
    }
  }
}
