/// One thing that `kata doctor` let hostile code try behind the walls.
public struct DoctorAttempt: Codable, Sendable, Equatable {
  /// What programs know it by.
  public var name: String
  /// What was tried, in a few words.
  public var words: String
  /// How high the walls were: `full` or `reduced`.
  public var level: String
  /// Whether they held.
  public var held: Bool

  /// Makes an attempt.
  public init(_ name: String, _ words: String, level: String, held: Bool) {
    self.name = name
    self.words = words
    self.level = level
    self.held = held
  }
}
