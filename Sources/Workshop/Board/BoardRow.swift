/// A learner's row on the board.
public struct BoardRow: Sendable, Equatable {
  /// Who it is.
  public var id: String
  /// The name as shown; two who have the same are told apart.
  public var name: String
  /// How many sit at the keyboard.
  public var people: Int
  /// How the learner stands with each of the plan's katas.
  public var cells: [Cell]
  /// The kata that the learner is at.
  public var current: String?
  /// The checks in a row on it that did not pass.
  public var failing: Int
  /// What these look like, as a slug.
  public var misconception: String?
  /// Seconds since the last pass, or since joining.
  public var sincePass: Double
  /// Seconds since the learner's shell was heard of.
  public var silence: Double
  /// Whether somebody should go there.
  public var isStuck: Bool
  /// The katas whose files the learner shows.
  public var shared: [String]

  /// Whether the learner's shell is closed, or cut off.
  public var isAway: Bool { silence > 150 }

  /// How a learner stands with a kata.
  public enum Cell: Sendable, Equatable {
    /// Nothing was done.
    case untouched
    /// It was begun; so many checks in a row did not pass.
    case working(failing: Int)
    /// It is passed.
    case passed
  }
}
