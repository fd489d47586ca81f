import Foundation

/// What a learner handed in, before anybody looks into it.
protocol SubmissionTree: Sendable {
  /// Everything in it, sorted by path; at most `SubmissionLimits.entries`.
  ///
  /// - Throws: `IntakeRefusal` when it cannot be listed.
  func entries() throws(IntakeRefusal) -> [TreeEntry]
  /// The bytes of a plain file of at most `limit` bytes.
  ///
  /// - Throws: `IntakeRefusal` when it is another thing by now, or longer.
  func bytes(of entry: TreeEntry, limit: Int) throws(IntakeRefusal) -> Data
}
