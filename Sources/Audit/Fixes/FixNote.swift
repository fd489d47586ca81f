/// One place of a file as it was before, with what was done there or why nothing was.
public struct FixNote: Sendable, Equatable {
  /// The id of the rule that reports such a place, such as `published`.
  public var rule: String
  /// Where, in the text before any change.
  public var place: SourcePlace
  /// What was done, or the reason why it was not, in one sentence.
  public var message: String
  /// How much weight the audit gives to what stays there; nil where it says nothing of it.
  public var severity: Severity?
}
