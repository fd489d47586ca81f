/// How many words beside its options a command takes, and what they are called.
public struct Operands: Sendable, Equatable {
  /// What one is called in the usage line; empty when there are none.
  public var name: String
  /// How many are allowed.
  public var count: ClosedRange<Int>

  /// No words at all.
  public static let none = Operands(name: "", count: 0...0)

  /// One word, which may be left out.
  public static func optional(_ name: String) -> Operands { Operands(name: name, count: 0...1) }

  /// Exactly one word.
  public static func one(_ name: String) -> Operands { Operands(name: name, count: 1...1) }

  /// Any number of words.
  public static func any(_ name: String) -> Operands { Operands(name: name, count: 0...Int.max) }

  /// The words as the usage line shows them.
  public var usage: String {
    guard !name.isEmpty else { return "" }
    let name = count.upperBound > 1 ? "\(name)…" : name
    return count.lowerBound == 0 ? "[\(name)]" : name
  }
}
