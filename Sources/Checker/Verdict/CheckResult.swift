import Workbook

/// Everything that one check found out about one kata.
public struct CheckResult: Codable, Sendable, Equatable {
  /// The kata's id.
  public var kata: String
  /// The judge's word.
  public var verdict: Verdict
  /// One sentence that says what the verdict rests on, with the remedy where there is one.
  public var sentence: Sentence
  /// What fired, as a slug such as `import` or `early-exit`, where a rule did; nil for a plain verdict.
  public var rule: String?
  /// The misunderstanding that the failures look like, as a slug; nil when none, or none for sure.
  public var misconception: String?
  /// Every expected test, in source order.
  public var tests: [TestResult]
  /// The compiler's messages.
  public var diagnostics: [Diagnostic]
  /// What the learner's code printed, cut at a stated size.
  public var output: String
  /// Whether `output` was cut.
  public var outputWasCut: Bool
  /// Wall time in seconds from the start of the check to the verdict, without what is built only once.
  public var seconds: Double

  private enum CodingKeys: String, CodingKey {
    case kata, verdict, rule, misconception, tests, diagnostics, output, outputWasCut, seconds
    case sentence = "reason"
  }

  /// The sentence as programs are told it, which is English.
  public var reason: String { sentence.english }

  /// Makes a result with a reason that is told in every language as it stands.
  public init(
    kata: String, verdict: Verdict, reason: String, tests: [TestResult] = [],
    diagnostics: [Diagnostic] = [], output: String = "", outputWasCut: Bool = false,
    seconds: Double = 0
  ) {
    self.init(
      kata: kata, verdict: verdict, sentence: Sentence(reason, reason), tests: tests,
      diagnostics: diagnostics, output: output, outputWasCut: outputWasCut, seconds: seconds)
  }

  /// Makes a result.
  public init(
    kata: String, verdict: Verdict, sentence: Sentence, tests: [TestResult] = [],
    diagnostics: [Diagnostic] = [], output: String = "", outputWasCut: Bool = false,
    seconds: Double = 0
  ) {
    self.kata = kata
    self.verdict = verdict
    self.sentence = sentence
    self.tests = tests
    self.diagnostics = diagnostics
    self.output = output
    self.outputWasCut = outputWasCut
    self.seconds = seconds
  }
}
