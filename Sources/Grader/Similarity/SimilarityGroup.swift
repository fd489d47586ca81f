/// Learners whose answers to one kata share their structure.
public struct SimilarityGroup: Codable, Sendable, Equatable {
  /// The learners, sorted.
  public var learners: [String]
  /// How much of their structure the two most alike of them share, in per cent.
  public var percent: Int

  /// Makes a group.
  public init(learners: [String], percent: Int) {
    self.learners = learners
    self.percent = percent
  }
}
