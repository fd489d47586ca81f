/// Why a kata cannot be made: one sentence with the remedy.
public struct SkeletonProblem: Error, Sendable, Equatable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
