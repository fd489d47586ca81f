/// A file that an author's command could not write: one sentence with what, where and why.
public struct WriteProblem: Error, Sendable, Equatable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
