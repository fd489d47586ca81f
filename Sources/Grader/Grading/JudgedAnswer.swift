import Checker

/// What the judge found out about an answer.
public struct JudgedAnswer: Sendable {
  /// The verdict.
  public var verdict: GradeVerdict
  /// What fired, as a slug; nil for a plain verdict.
  public var rule: String?
  /// The check that the verdict rests on.
  public var result: CheckResult
  /// What is kept for a teacher to look at, besides what the code printed.
  public var evidence: String
  /// What an exam's probe found; nil where it is no exam.
  public var exam: ExamNote?

  /// Makes a finding.
  public init(
    verdict: GradeVerdict, rule: String? = nil, result: CheckResult, evidence: String = ""
  ) {
    self.verdict = verdict
    self.rule = rule
    self.result = result
    self.evidence = evidence
  }
}
