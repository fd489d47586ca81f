import KataEvents
import XCTest

/// Fails for each place in the learner's files that a rule of the audit speaks about.
///
/// The rule must be named under `audit` in `kata.json`.
/// ```swift
/// assertNoFindings(of: "member-order")
/// ```
public func assertNoFindings(
  of rule: String, file: StaticString = #filePath, line: UInt = #line
) {
  for finding in AuditFindings.of(rule: rule, file: file, line: line) {
    XCTFail(
      "\(rule): \(finding.file):\(finding.line): \(finding.message) \(finding.remedy)",
      file: file, line: line)
  }
  if AuditFindings.ignored > 0 {
    XCTFail(
      "\(rule): a `kata:ignore` hides a finding; here the audit has the last word, so take the"
        + " comment out",
      file: file, line: line)
  }
}
