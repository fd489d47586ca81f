/// What became of one expected test.
public struct TestResult: Codable, Sendable, Equatable {
  /// How a test ended; one that the end of the process cut short is called as the verdict on the whole.
  public enum Outcome: String, Codable, Sendable {
    case passed, failed, skipped, timedOut, crashed, outOfMemory, outputLimit, tampered, notRun

    /// Whether the process ended before the test did.
    public var isCutShort: Bool {
      switch self {
      case .timedOut, .crashed, .outOfMemory, .outputLimit, .tampered: true
      case .passed, .failed, .skipped, .notRun: false
      }
    }

    /// Whether it ran to its end.
    var isFinished: Bool { self == .passed || self == .failed || self == .skipped }
  }

  /// One failed assertion.
  public struct Failure: Codable, Sendable, Equatable {
    /// What XCTest said.
    public var message: String
    /// The file, below the workbook's folder.
    public var file: String
    /// The line, from 1.
    public var line: Int

    /// Makes a failure.
    public init(message: String, file: String, line: Int) {
      self.message = message
      self.file = file
      self.line = line
    }
  }

  /// `Class/testMethod`.
  public var id: String
  /// How it ended.
  public var outcome: Outcome
  /// The assertions that failed, in order.
  public var failures: [Failure]
  /// Wall time in seconds; nil when it did not finish.
  public var seconds: Double?

  /// Makes a result.
  public init(id: String, outcome: Outcome, failures: [Failure] = [], seconds: Double? = nil) {
    self.id = id
    self.outcome = outcome
    self.failures = failures
    self.seconds = seconds
  }
}
