/// What a child tells its parent: one fact a record, in the order in which it happened.
public enum Record: Codable, Sendable, Equatable {
  /// The bundle was opened; `tests` are the ids that it registered.
  case opened(tests: [String])
  /// A test began.
  case testStarted(id: String)
  /// An assertion failed, or the test threw.
  case testFailed(id: String, message: String, file: String, line: Int)
  /// A test was skipped.
  case testSkipped(id: String, reason: String)
  /// A test ended; `seconds` is wall time.
  case testFinished(id: String, passed: Bool, seconds: Double)
  /// A screen was mounted, or a command was carried out: the bodies that ran, in order.
  case bodiesRan([BodyRecord])
  /// What a person would read on the screen, top to bottom.
  case text([String])
  /// The view tree, one line a node, indented.
  case tree([String])
  /// Body counts by view type since the screen was mounted.
  case counts([String: Int])
  /// What is so after a probe's step.
  case facts(ProbeFacts)
  /// A warning in SwiftUI's own words.
  case warning(String)
  /// A command could not be carried out; the sentence says why and what is on the screen, in English
  /// and for a person who reads Japanese.
  case refused(String, japanese: String? = nil)
  /// The host has done what it was asked and leaves now.
  case ended
}
