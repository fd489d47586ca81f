/// What is so at a probe's screen after a step: the same questions are answered by every answer.
public struct ProbeFacts: Codable, Sendable, Equatable {
  /// Whether the step could be taken; a control may be missing or disabled.
  public var isDone: Bool
  /// What a person would read, top to bottom.
  public var text: [String]
  /// How many bodies ran since the step before, by view type.
  public var counts: [String: Int]
  /// What the probe's author asks beside the screen, by name.
  public var values: [String: String]
  /// How many objects of each watched class are alive.
  public var alive: [String: Int]
  /// What is saved under each watched key of the user's defaults.
  public var defaults: [String: String]
  /// What a person could do next.
  public var offers: [ScreenOffer]

  /// Makes facts of a screen that shows nothing.
  public init() {
    isDone = true
    text = []
    counts = [:]
    values = [:]
    alive = [:]
    defaults = [:]
    offers = []
  }
}
