/// Why a row is red: one sentence with what, where and the remedy.
public struct Fault: Codable, Sendable, Equatable {
  /// What it breaks.
  public var rule: Rule
  /// The sentence.
  public var message: String

  /// Makes a fault.
  public init(_ rule: Rule, _ message: String) {
    self.rule = rule
    self.message = message
  }
}
