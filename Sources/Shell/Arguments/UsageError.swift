/// A command line that was not understood: one sentence with the remedy.
public struct UsageError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The sentence.
  public var description: String

  /// Makes an error from its sentence.
  public init(_ description: String) {
    self.description = description
  }
}
