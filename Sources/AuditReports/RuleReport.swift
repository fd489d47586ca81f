import Audit
import Reports

/// What rules there are, and what one of them is about.
public struct RuleReport: Sendable {
  let palette: Palette
  let words: AuditWords

  /// Makes a report.
  public init(palette: Palette = .plain, words: AuditWords = .english) {
    self.palette = palette
    self.words = words
  }

  /// Every rule by its group, with its severity and what it says.
  public func list() -> String {
    let rules = Auditor.descriptions
    let width = rules.map { TextColumns.width($0.id) }.max() ?? 0
    var text = ""
    for group in RuleGroup.allCases {
      let members = rules.filter { $0.group == group }
      guard !members.isEmpty else { continue }
      text += palette.strong("\(group.rawValue) (\(words.groups[group] ?? ""))") + "\n"
      for rule in members {
        let id = TextColumns.padded(rule.id, to: width)
        text += "  \(id)  \(TextColumns.padded(rule.severity.rawValue, to: 7))  \(rule.message)\n"
      }
    }
    return text
  }

  /// One rule in full.
  public func text(of rule: RuleDescription) -> String {
    var lines = [
      palette.strong(rule.id) + palette.quiet(" · \(rule.group.rawValue) · \(rule.severity)"),
      rule.message, rule.why, "→ \(rule.remedy)",
    ]
    if rule.isFixable { lines.append(words.isFixable) }
    if !rule.link.isEmpty { lines.append(rule.link) }
    return lines.joined(separator: "\n") + "\n"
  }
}
