/// A key that is pressed.
public struct KeyPress: Sendable {
  /// What becomes of a key.
  public enum Result: Sendable {
    /// It has been used.
    case handled
    /// Others may use it.
    case ignored
  }

  /// What a key does.
  public struct Phases: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// It goes up.
    public static let up = Phases(rawValue: 4)
    /// Any of these.
    public static let all = Phases(rawValue: 7)
  }

  /// What it does.
  public let phase: Phases
  /// Which key.
  public let key: KeyEquivalent
  /// What it writes.
  public let characters: String
  /// Which other keys are held.
  public let modifiers: EventModifiers
}
