/// A step of a check that has just ended, for those who want to know where the time goes.
public enum CheckPhase: String, Sendable, CaseIterable {
  /// Sources read, keys made, compiler and host started.
  case started
  /// The suite's and the learner's declarations compared.
  case outlined
  /// The learner's files are an object and a module.
  case compiled
  /// The suite is an object for that module.
  case suiteReady
  /// Both are one bundle.
  case linked
  /// The host has run the bundle and its tree is gone.
  case ran
}
