import Workbook

/// What came of the same random steps at an answer and at the reference.
public struct ProbeResult: Sendable, Equatable {
  /// How it ended.
  public enum Outcome: Sendable, Equatable {
    /// Every fact was the same after every step.
    case same
    /// A fact differed, and stayed different; in words for the teacher.
    case differs(String)
    /// The answer's process did not come to the end by itself: why, as a check's verdict.
    case broken(Verdict, rule: String?, Sentence)
  }

  /// How it ended.
  public var outcome: Outcome
  /// What the steps were drawn from; the same seed draws the same.
  public var seed: UInt64
  /// The steps that were taken, in order; after the last one a fact differed, if one did.
  public var steps: [String]
  /// What the answer's code printed.
  public var output: String

  /// Makes a result.
  public init(outcome: Outcome, seed: UInt64, steps: [String], output: String) {
    self.outcome = outcome
    self.seed = seed
    self.steps = steps
    self.output = output
  }
}
