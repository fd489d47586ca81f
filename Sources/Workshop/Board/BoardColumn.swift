/// What the room makes of one of the plan's katas.
public struct BoardColumn: Sendable, Equatable {
  /// The kata's id.
  public var kata: String
  /// How many have passed it.
  public var passed: Int
  /// How many have begun it and not passed.
  public var working: Int
  /// The median of the seconds that those who passed here took.
  public var medianSeconds: Double?
}
