/// Another place that explains a finding.
public struct RelatedPlace: Sendable, Equatable {
  /// What is there, such as "injected here".
  public var message: String
  /// Where.
  public var place: SourcePlace
}
