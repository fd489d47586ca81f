/// A finding that stands or falls with what the rest of the project says.
struct Candidate: Sendable {
  /// The finding, as far as one file can tell.
  var finding: Finding
  /// The finding in its final words, or nil when the project explains it away.
  var judge: @Sendable (ProjectIndex) -> Finding?
}
