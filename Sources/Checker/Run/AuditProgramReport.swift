import KataEvents

/// What `kata-audit --format json` prints, as far as a check needs it.
struct AuditProgramReport: Decodable {
  /// The version of the grammar that this build reads.
  static let supportedVersion = 1

  var version: Int
  var files: Int
  var findings: [AuditFinding]
  var ignored: Int

  /// The findings for a suite, under the names that the learner knows the files by.
  func outcome(of rules: [String]) -> AuditOutcome {
    let named = findings.map { finding in
      var finding = finding
      finding.file = finding.file.split(separator: "/").last.map(String.init) ?? finding.file
      return finding
    }
    return AuditOutcome(rules: rules, findings: named, ignored: ignored)
  }
}
