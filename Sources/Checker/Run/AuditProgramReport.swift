import KataEvents

/// What `kata-audit --format json` prints, as far as a check needs it.
struct AuditProgramReport: Decodable {
  /// The version of the grammar that this build reads.
  static let supportedVersion = 1

  var version: Int
  var files: Int
  var findings: [AuditFinding]
  var ignored: Int
  /// The files that were named and that a configuration excludes.
  var excluded: [String]?

  /// The findings for a suite, under the names that the learner knows the files by.
  func outcome(of question: AuditQuestion) -> AuditOutcome {
    var named = findings
    if question.configuration == nil {
      for index in named.indices {
        named[index].file = named[index].file.split(separator: "/").last.map(String.init) ?? ""
      }
    }
    return AuditOutcome(
      rules: question.rules, findings: named, ignored: ignored, samples: question.samples,
      excluded: excluded ?? [])
  }
}
