/// What the audit says of `kata:ignore` comments themselves.
enum IgnoreRules {
  /// A comment that gives no reason.
  static let withoutReason = RuleDescription(
    "ignore-without-reason", .configuration, .note,
    message: "This `kata:ignore` gives no reason.",
    why: "Whoever reads it later cannot tell whether it may go.",
    remedy: "Say why behind the rule: `// kata:ignore published the SDK needs it`.", link: "")

  /// A comment that ignores nothing.
  static let unused = RuleDescription(
    "ignore-unused", .configuration, .note,
    message: "This `kata:ignore` ignores nothing.",
    why: "What it was for is gone, or it stands at another line than the finding.",
    remedy: "Take it away, or put it on the line of the finding or right above it.", link: "")

  /// A comment that names no rule, or one that there is not.
  static let unknown = RuleDescription(
    "ignore-unknown", .configuration, .note,
    message: "This `kata:ignore` names no rule.",
    why: "It has no effect.",
    remedy: "Write the id of a rule: `kata audit --list-rules` shows them.", link: "")

  /// A comment that does what it is for, where a team wants none.
  static let used = RuleDescription(
    "ignore-used", .configuration, .note,
    message: "This `kata:ignore` covers a finding.",
    why: "A team may take no excuse at all, such as from a code generator.",
    remedy: "Correct what it covers, and take it away.", link: "", isOptIn: true)

  /// Those that cannot be judged without what the comments cover.
  static let needingOthers = [withoutReason, unused, used]

  static let all = [withoutReason, unused, unknown, used]
}
