/// One thing that a rule found at one place.
public struct Finding: Sendable, Equatable {
  /// The rule's id.
  public var rule: String
  /// How much it weighs, after the configuration.
  public var severity: Severity
  /// What is wrong, in one sentence that names the names.
  public var message: String
  /// What to do about it here.
  public var remedy: String
  /// Where.
  public var place: SourcePlace
  /// Other places that belong to it, with a word on each.
  public var related: [RelatedPlace] = []
  /// The first line of the place as it stands in the source, at most its first 400 units.
  public var sourceLine = ""
}
