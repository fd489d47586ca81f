/// What the probe of an exam found beside the tests.
public struct ExamNote: Codable, Sendable, Equatable {
  /// What came of it.
  public enum Outcome: String, Codable, Sendable {
    /// Each fact was the same as at the reference after each step.
    case same
    /// A fact differed.
    case differs
    /// The answer's process did not come to the end of the steps.
    case broken
    /// The verdict was there before the probe.
    case notReached
    /// The kata has no probe.
    case notProbed
  }

  /// What came of it.
  public var outcome: Outcome
  /// What the steps were drawn from; `--seed` draws the same again. Nil where none were.
  public var seed: Int?
  /// The steps that were taken, in order; after the last one a fact differed, if one did.
  public var steps: [String]
  /// The fact, or why there was no probe. For the teacher: it says what is right.
  public var detail: String?

  /// Makes a note.
  public init(_ outcome: Outcome, seed: Int? = nil, steps: [String] = [], detail: String? = nil) {
    self.outcome = outcome
    self.seed = seed
    self.steps = steps
    self.detail = detail
  }
}
