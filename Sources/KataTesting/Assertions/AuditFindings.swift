import KataEvents
import Synchronization
import XCTest

/// What the audit found in the learner's files before the suite was started.
///
/// Only for katas whose `kata.json` names rules under `audit`.
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

  /// How many findings a `kata:ignore` in the learner's files hides.
  public static var ignored: Int { outcome.withLock { $0?.ignored ?? 0 } }

  /// Keeps what the parent said, once: a later word, whoever says it, changes nothing.
  static func keep(_ told: AuditOutcome) {
    outcome.withLock { $0 = $0 ?? told }
  }
}
