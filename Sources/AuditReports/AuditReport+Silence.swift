import Audit

extension AuditReport {
  /// Which rules said nothing anywhere, for programs that show sentences only; nil where all spoke.
  var silence: String? {
    guard !silent.isEmpty else { return nil }
    return "what is missing may stand in what was not read or not understood, so these rules say "
      + "nothing: \(silent.joined(separator: ", "))"
  }

  /// The same of one file that is not wholly understood.
  func silence(in problem: AuditProblem) -> String? {
    guard problem.isPartial, !silentInPart.isEmpty else { return nil }
    return "in this file these rules say nothing: \(silentInPart.joined(separator: ", "))"
  }
}
