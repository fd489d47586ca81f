import Audit

extension AuditReport {
  /// The rules that found something, with how often, in the order in which rules are listed.
  func rules(of group: RuleGroup) -> [(rule: String, count: Int)] {
    let counts = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
    return Auditor.descriptions.filter { $0.group == group }.compactMap { rule in
      counts[rule.id].map { (rule.id, $0) }
    }
  }

  /// How many findings are of a kind that the fixes know; a fix may still leave one where it is.
  public var fixable: Int {
    findings.count { Self.descriptions[$0.rule]?.isFixable ?? false }
  }

  /// What each rule says, by its id.
  static let descriptions = Dictionary(
    Auditor.descriptions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
