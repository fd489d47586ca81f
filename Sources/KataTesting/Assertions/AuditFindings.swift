import KataEvents
import Synchronization
import XCTest

/// What the audit found before the suite was started: in the learner's files, by the rules that
/// `kata.json` names under `audit`, or in its samples, by the learner's configuration.
public enum AuditFindings {
  private static let outcome = Mutex<AuditOutcome?>(nil)

  /// What a rule found, in the order of files and lines.
  ///
  /// A rule that nobody asked is a failure of the test: an empty answer would look like a clean one.
  public static func of(
    rule: String, file: StaticString = #filePath, line: UInt = #line
  ) -> [AuditFinding] {
    guard let outcome = outcome.withLock({ $0 }), outcome.rules.contains(rule) else {
      XCTFail(
        "the audit was not asked for \(rule): put it into `audit` of kata.json", file: file,
        line: line)
      return []
    }
    return outcome.findings.filter { $0.rule == rule }
  }

  /// What the learner's configuration finds in a sample, in the order of lines.
  ///
  /// - Parameter sample: Its path below the kata's folder. One that nobody tried is a failure.
  public static func of(
    sample: String, file: StaticString = #filePath, line: UInt = #line
  ) -> [AuditFinding] {
    guard let outcome = outcome.withLock({ $0 }), outcome.samples.contains(sample) else {
      XCTFail(
        "there is no sample \(sample): put it into `audit` of kata.json", file: file, line: line)
      return []
    }
    return outcome.findings.filter { $0.file == sample }
  }

  /// The samples that the learner's configuration was tried on, by path below the kata's folder.
  public static var samples: [String] { outcome.withLock { $0?.samples ?? [] } }

  /// Those of the samples that the configuration keeps the audit from.
  public static var excluded: [String] { outcome.withLock { $0?.excluded ?? [] } }

  /// How many findings a `kata:ignore` in the learner's files hides.
  public static var ignored: Int { outcome.withLock { $0?.ignored ?? 0 } }

  /// Keeps what the parent said, once: a later word, whoever says it, changes nothing.
  static func keep(_ told: AuditOutcome) {
    outcome.withLock { $0 = $0 ?? told }
  }
}
