/// What a configuration makes of a rule.
public enum RuleLevel: Sendable, Equatable {
  /// The rule says nothing.
  case off
  /// The rule speaks with its own severity.
  case on
  /// The rule speaks with the severity of its group: nothing but its options was decided.
  case asGroup
  /// The rule speaks with this severity.
  case severity(Severity)

  /// The words that a configuration may use.
  static let words = ["off", "on"] + Severity.allCases.map(\.rawValue)

  init?(word: String) {
    switch word {
    case "off": self = .off
    case "on": self = .on
    default:
      guard let severity = Severity(rawValue: word) else { return nil }
      self = .severity(severity)
    }
  }
}
