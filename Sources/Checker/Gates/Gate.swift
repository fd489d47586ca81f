/// Who stops an answer before any of its code runs.
public enum Gate: String, Codable, Sendable, CaseIterable {
  /// Reads the source.
  case syntax
  /// The compiler's strict memory safety.
  case safety
  /// Compares what the answer declares with the starter, the solution and the suite.
  case api
  /// Reads the compiled object.
  case object
}
