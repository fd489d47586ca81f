/// What is kept of a file once it was walked: its syntax tree is not.
struct WalkedFile: Sendable {
  var digest: FileDigest
  var findings: [Finding] = []
  var candidates: [Candidate] = []
  /// The comments that make rules be silent.
  var ignores: [IgnoreComment] = []
  /// Why the file could not be judged, or not wholly, if so.
  var problem: AuditProblem?
}
