/// Something in a submission that the teacher should know: what was not looked at, and why.
public struct IntakeNote: Codable, Sendable, Equatable {
  /// The path within the submission, as text that can be shown.
  public var path: String
  /// What there is to say of it, in one sentence.
  public var reason: String

  /// Makes a note.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
