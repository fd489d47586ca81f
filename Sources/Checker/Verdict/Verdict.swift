/// The judge's word on one kata.
public enum Verdict: String, Codable, Sendable, CaseIterable {
  /// Every expected test finished and passed on our own stream and the process ended our way.
  case passed
  /// At least one expected test failed.
  case failed
  /// The learner's code does not compile, or the compiler met one of its limits.
  case didNotCompile
  /// The process ended by a signal.
  case crashed
  /// A test ran past its limit.
  case timedOut
  /// The process met its memory limit.
  case outOfMemory
  /// The process printed more than it may.
  case outputLimit
  /// The code ended the process, or wrote what only the harness may write.
  case tampered
  /// The suite needs a declaration that the learner's code does not have.
  case apiMismatch
  /// A declaration would take the place of one that the suite relies on.
  case forbidden
  /// The fault is ours.
  case error
}
