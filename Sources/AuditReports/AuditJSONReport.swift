import Audit
import Reports

/// What an audit found, for a program: one object with a version.
public struct AuditJSONReport: Sendable {
  /// The version of the object's grammar.
  public static let version = 1

  private struct Place: Encodable {
    var message: String
    var file: String
    var line: Int
    var column: Int
  }

  private struct Row: Encodable {
    var rule: String
    var group: String
    var severity: String
    var message: String
    var remedy: String
    var file: String
    var line: Int
    var column: Int
    var endLine: Int
    var endColumn: Int
    var source: String
    var isFixable: Bool
    var goesByFix: Bool?
    var related: [Place]
  }

  private struct Whole: Encodable {
    struct Problem: Encodable {
      var path: String
      var line: Int?
      var reason: String
      var remedy: String
    }
    struct Silent: Encodable {
      var file: String
      var rules: [String]
    }
    struct Settings: Encodable {
      var manifest: String
      var targets: [String]
      var swiftVersion: String?
    }
    struct Counts: Encodable {
      var error: Int
      var warning: Int
      var note: Int
    }
    var version = AuditJSONReport.version
    var files: Int
    var lines: Int
    var excluded: [String]
    var settings: [Settings]
    var counts: Counts
    var findings: [Row]
    var ignored: Int
    var known: Int
    var stale: [Baseline.Entry]
    var problems: [Problem]
    var silent: [String]
    var silentInPart: [Silent]
  }

  /// Makes a report.
  public init() {}

  /// The whole object, with a line end.
  ///
  /// - Parameter goes: Whether each finding goes by `--fix`; nil where nobody tried.
  public func text(of report: AuditReport, goes: [Bool]? = nil) -> String {
    let nothing = report.fixable == 0
    return
      JSONText.of(
        Whole(
          files: report.files, lines: report.lines, excluded: report.excluded,
          settings: report.settings.map {
            .init(
              manifest: $0.path, targets: $0.targets.map(\.description),
              swiftVersion: $0.swiftVersion
            )
          },
          counts: .init(
            error: report.count(.error), warning: report.count(.warning), note: report.count(.note)),
          findings: report.findings.enumerated().map { index, finding in
            // Where no rule that spoke has a fix, there is nothing to try.
            row(finding, nothing ? false : goes?[index])
          }, ignored: report.ignored.count, known: report.known,
          stale: report.stale,
          problems: report.problems.map {
            .init(path: $0.path, line: $0.line, reason: $0.reason, remedy: $0.remedy)
          }, silent: report.silent,
          silentInPart: report.problems.filter(\.isPartial).map {
            .init(file: $0.path, rules: report.silentInPart)
          }))
  }

  private func row(_ finding: Finding, _ goes: Bool?) -> Row {
    let (place, rule) = (finding.place, AuditReport.descriptions[finding.rule])
    return Row(
      rule: finding.rule, group: rule?.group.rawValue ?? "", severity: finding.severity.rawValue,
      message: finding.message, remedy: finding.remedy, file: place.file, line: place.line,
      column: place.column, endLine: place.endLine, endColumn: place.endColumn,
      source: finding.sourceLine, isFixable: rule?.isFixable ?? false, goesByFix: goes,
      related: finding.related.map {
        Place(
          message: $0.message, file: $0.place.file, line: $0.place.line, column: $0.place.column)
      })
  }
}
