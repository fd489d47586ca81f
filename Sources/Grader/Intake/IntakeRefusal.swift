/// Why files cannot be taken: a rule and a sentence.
struct IntakeRefusal: Error, Sendable, Equatable {
  /// The rule, as it stands in a result.
  enum Rule: String, Sendable {
    case symbolicLink = "symbolic-link"
    case hardLink = "hard-link"
    case notAFile = "not-a-file"
    case fileName = "file-name"
    case size, encoding, unreadable, archive
    case twoAnswers = "two-answers"
    case tooMany = "too-many"
    case nothingHandedIn = "nothing-handed-in"
    case unknownKata = "unknown-kata"
  }

  let rule: Rule
  let reason: String

  init(_ rule: Rule, _ reason: String) {
    self.rule = rule
    self.reason = reason
  }
}
