/// What a person should know of a rule, whatever it found.
public struct RuleDescription: Sendable, Equatable {
  /// The id, in words with hyphens, such as `published`; stable, since configurations name it.
  public var id: String
  /// What the rule is about.
  public var group: RuleGroup
  /// The severity where no configuration says otherwise.
  public var severity: Severity
  /// What is wrong, in one sentence; a finding may say it more exactly.
  public var message: String
  /// Why it matters, in one or two sentences.
  public var why: String
  /// What to do about it.
  public var remedy: String
  /// Where to read more.
  public var link: String
  /// Whether `--fix` can do it in the simple cases.
  public var isFixable: Bool
  /// Whether the remedy needs Observation, thus iOS 17, macOS 14, tvOS 17 or watchOS 10.
  public var needsObservation: Bool
  /// Whether it only runs when it is asked for by its id: a count more than a judgement.
  public var isOptIn: Bool

  /// Whether what is not there makes a finding, such as an injection or a stop that no file has.
  public var restsOnAbsence: Bool { group == .lifetime || id == "environment-missing" }

  init(
    _ id: String, _ group: RuleGroup, _ severity: Severity, message: String, why: String,
    remedy: String, link: String, isFixable: Bool = false, needsObservation: Bool = false,
    isOptIn: Bool = false
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.message = message
    self.why = why
    self.remedy = remedy
    self.link = link
    self.isFixable = isFixable
    self.needsObservation = needsObservation
    self.isOptIn = isOptIn
  }
}
