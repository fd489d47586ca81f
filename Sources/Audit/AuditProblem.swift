/// A file or folder that could not be audited.
public struct AuditProblem: Error, Sendable, Equatable {
  /// The file or folder.
  public var path: String
  /// Why, in a sentence.
  public var reason: String
}
