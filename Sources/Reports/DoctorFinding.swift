/// One thing that `kata doctor` looked at.
public struct DoctorFinding: Codable, Sendable, Equatable {
  /// How it stands.
  public enum State: String, Codable, Sendable {
    /// As it should be.
    case fine
    /// Works, but worth knowing.
    case notice
    /// Checking is impossible until it is put right.
    case missing
  }

  /// What was looked at.
  public var name: String
  /// How it stands.
  public var state: State
  /// What was found.
  public var detail: String
  /// What to do about it; nil when nothing is to be done.
  public var remedy: String?
  /// The hostile attempts on which it rests; nil where none were made.
  public var attempts: [DoctorAttempt]?

  /// Makes a finding.
  public init(
    _ name: String, _ state: State, _ detail: String, remedy: String? = nil,
    attempts: [DoctorAttempt]? = nil
  ) {
    self.name = name
    self.state = state
    self.detail = detail
    self.remedy = remedy
    self.attempts = attempts
  }
}
