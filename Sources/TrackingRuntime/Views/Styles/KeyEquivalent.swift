/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What the key writes.
  public var character: Character

  /// Makes a key.
  public init(_ character: Character) { self.character = character }
  /// Makes a key of a literal.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  /// The key up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The key down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The key to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The key to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The tabulator.
  public static let tab = KeyEquivalent("\t")
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
}
