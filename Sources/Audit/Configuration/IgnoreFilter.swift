/// Takes out what the `kata:ignore` comments of a file cover, and says which of them are idle.
struct IgnoreFilter {
  let configuration: AuditConfiguration
  let comments: [IgnoreComment]
  /// The rules that say nothing of the file, since not all is understood.
  var silent: Set<String> = []

  /// The findings that remain, with those about the comments, and those that were ignored.
  func filter(_ findings: [Finding]) -> (kept: [Finding], ignored: [Finding]) {
    guard !comments.isEmpty else { return (findings, []) }
    var used: [Set<String>] = comments.map { _ in [] }
    var ignored: [Finding] = []
    var kept = findings.filter { finding in
      var isIgnored = false
      for (index, comment) in comments.enumerated()
      where comment.targets.contains(finding.place.line) && comment.rules.contains(finding.rule) {
        used[index].insert(finding.rule)
        isIgnored = true
      }
      if isIgnored { ignored.append(finding) }
      return !isIgnored
    }
    for (comment, used) in zip(comments, used) { kept += notes(on: comment, used: used) }
    return (kept, ignored)
  }

  private func notes(on comment: IgnoreComment, used: Set<String>) -> [Finding] {
    let known = Set(Auditor.rules.map(\.id))
    let ownRules = Set(IgnoreRules.all.map(\.id))
    // What a rule that was not asked would have said, nobody knows.
    let asked = Set(Auditor.rules.filter(configuration.runs).map(\.id))
    var notes: [Finding] = []
    if comment.rules.isEmpty { notes += note(IgnoreRules.unknown, comment) }
    for rule in comment.rules where !known.contains(rule) {
      notes +=
        ownRules.contains(rule)
        ? note(
          IgnoreRules.unknown, comment,
          "This `kata:ignore` names `\(rule)`, which speaks of such comments: none can cover it.",
          remedy: "Take it away; `.kata-audit.json` can turn the rule off.")
        : note(
          IgnoreRules.unknown, comment, "This `kata:ignore` names `\(rule)`, which is no rule.")
    }
    for rule in comment.rules
    where asked.contains(rule) && !used.contains(rule) && !silent.contains(rule) {
      notes += note(
        IgnoreRules.unused, comment, "This `kata:ignore` of `\(rule)` ignores nothing.")
    }
    for rule in comment.rules where used.contains(rule) {
      notes += note(
        IgnoreRules.used, comment, "This `kata:ignore` covers a finding of `\(rule)`.")
    }
    if !used.isEmpty && comment.reason.isEmpty { notes += note(IgnoreRules.withoutReason, comment) }
    return notes
  }

  private func note(
    _ rule: RuleDescription, _ comment: IgnoreComment, _ message: String? = nil,
    remedy: String? = nil
  ) -> [Finding] {
    guard configuration.isOn(rule) else { return [] }
    return [
      Finding(
        rule: rule.id, severity: rule.severity, message: message ?? rule.message,
        remedy: remedy ?? rule.remedy, place: comment.place)
    ]
  }
}
