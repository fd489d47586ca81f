import Audit
import Foundation
import Reports
import Workbook

/// What an audit found, for a person: each finding at its line, then how much of what.
public struct AuditTextReport: Sendable {
  let palette: Palette
  let words: AuditWords

  /// Makes a report.
  public init(palette: Palette = .plain, words: AuditWords = .english) {
    self.palette = palette
    self.words = words
  }

  /// The whole report.
  ///
  /// - Parameter gone: How many of the findings go by `--fix`; nil where nobody tried.
  public func text(of report: AuditReport, gone: Int? = nil) -> String {
    var lines: [String] = []
    // A remedy that has been read need not be read a hundred times.
    var said: Set<String> = []
    for finding in report.findings {
      lines += self.lines(of: finding, says: said.insert(finding.rule + finding.remedy).inserted)
    }
    if !lines.isEmpty { lines.append("") }
    return (lines + summary(of: report, gone)).joined(separator: "\n") + "\n"
  }

  private func lines(of finding: Finding, says remedy: Bool) -> [String] {
    var lines = [
      "\(place(finding.place)): \(word(finding.severity)): \(finding.message.withoutControls) "
        + palette.quiet("[\(finding.rule)]")
    ]
    lines += SourceExcerpt(place: finding.place, line: finding.sourceLine).lines(palette: palette)
    for other in finding.related {
      lines.append("      \(place(other.place)): \(other.message.withoutControls)")
    }
    if remedy { lines.append("      → \(finding.remedy.withoutControls)") }
    return lines
  }

  private func summary(of report: AuditReport, _ gone: Int?) -> [String] {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.count(severity)
      guard count > 0 else { return nil }
      return paint(words.count(severity, count), severity)
    }
    // Where something could not be read, nothing found is no good news.
    let isClean = counts.isEmpty && report.problems.isEmpty
    var rest = [words.read(report.files, report.lines)]
    if !report.ignored.isEmpty { rest.append(words.ignored(report.ignored.count)) }
    if report.known > 0 { rest.append(words.known(report.known)) }
    let head = isClean ? palette.good(words.clean) : counts.joined(separator: words.comma)
    var lines = [([head] + rest.map(palette.quiet)).filter { !$0.isEmpty }.joined(separator: " · ")]
    let width = RuleGroup.allCases.map { TextColumns.width(words.groups[$0] ?? "") }.max() ?? 0
    for group in RuleGroup.allCases {
      let rules = report.rules(of: group)
      guard !rules.isEmpty else { continue }
      let list = rules.map { "\($0.rule) \($0.count)" }.joined(separator: words.comma)
      lines.append("  \(TextColumns.padded(words.groups[group] ?? "", to: width))  \(list)")
    }
    for manifest in report.settings {
      if let target = manifest.targetWithoutObservation {
        lines.append(words.target("\(target)", manifest.path))
      }
    }
    let fixable = report.fixable
    if let gone, gone > 0 || fixable > 0 {
      lines.append(words.gone(gone, report.findings.count))
    } else if fixable > 0 {
      lines.append(words.fixable(fixable))
    }
    if !report.stale.isEmpty {
      lines.append(palette.notable(words.stale(report.stale.count)))
      for entry in report.stale {
        lines.append("  \(entry.file): \(entry.rule): \(entry.text.withoutControls)")
      }
    }
    let partial = report.problems.count(where: \.isPartial)
    let unread = report.problems.count - partial
    if unread > 0 { lines.append(palette.bad(words.problems(unread))) }
    if partial > 0 { lines.append(palette.bad(words.partial(partial))) }
    if !report.silent.isEmpty {
      lines.append(words.silent(report.silent.joined(separator: words.comma)))
    }
    if !report.silentInPart.isEmpty {
      let files = report.problems.filter(\.isPartial).map(\.path.withoutControls)
      lines.append(
        words.silentInPart(
          files.joined(separator: words.comma), report.silentInPart.joined(separator: words.comma)))
    }
    return lines
  }

  private func place(_ place: SourcePlace) -> String {
    palette.strong("\(place.file.withoutControls):\(place.line):\(place.column)")
  }

  private func word(_ severity: Severity) -> String { paint(severity.rawValue, severity) }

  private func paint(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: palette.bad(text)
    case .warning: palette.notable(text)
    case .note: palette.quiet(text)
    }
  }
}
