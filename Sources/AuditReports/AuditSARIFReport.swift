import Audit
import Foundation
import Reports

/// What an audit found, as SARIF 2.1.0: one run, the rules that spoke, a result a finding.
public struct AuditSARIFReport: Sendable {
  /// The version of the tool.
  let version: String

  /// Makes a report that names the tool's version.
  public init(version: String) {
    self.version = version
  }

  /// The whole log, with a line end.
  public func text(of report: AuditReport) -> String {
    let spoken = Set(report.findings.map(\.rule))
    let rules = Auditor.descriptions.filter { spoken.contains($0.id) }
    let indices = Dictionary(
      rules.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first }
    )
    let results = report.findings.map { result($0, indices[$0.rule]) }
    var notifications = report.problems.map { problem in
      let told = ["\(problem.reason); \(problem.remedy)", report.silence(in: problem)]
      return SARIFLog.Notification(
        level: "error", message: .init(text: told.compactMap { $0 }.joined(separator: "; ")),
        locations: [
          .init(
            physicalLocation: .init(
              artifactLocation: artifact(problem.path),
              region: problem.line.map { .init(startLine: $0, endLine: $0) }))
        ])
    }
    if let silence = report.silence {
      notifications.append(.init(level: "warning", message: .init(text: silence), locations: []))
    }
    let run = SARIFLog.Run(
      tool: .init(
        driver: .init(name: "kata audit", version: version, rules: rules.map(descriptor))),
      invocations: [
        .init(
          executionSuccessful: report.problems.isEmpty, toolExecutionNotifications: notifications)
      ],
      results: results)
    return JSONText.of(SARIFLog(runs: [run]))
  }

  private func descriptor(_ rule: RuleDescription) -> SARIFLog.Rule {
    SARIFLog.Rule(
      id: rule.id, shortDescription: .init(text: rule.message),
      fullDescription: .init(text: rule.why),
      help: .init(text: rule.remedy), helpUri: rule.link.isEmpty ? nil : rule.link,
      defaultConfiguration: .init(level: rule.severity.rawValue),
      properties: .init(tags: [rule.group.rawValue]))
  }

  private func result(_ finding: Finding, _ ruleIndex: Int?) -> SARIFLog.Result {
    SARIFLog.Result(
      ruleId: finding.rule, ruleIndex: ruleIndex, level: finding.severity.rawValue,
      message: .init(text: "\(finding.message) \(finding.remedy)"),
      locations: [location(finding.place, SourceColumns(finding.sourceLine))],
      relatedLocations: finding.related.isEmpty
        ? nil
        : finding.related.map { other in
          var location = location(other.place, nil)
          location.message = .init(text: other.message)
          return location
        })
  }

  /// SARIF counts columns in UTF-16 units; without the line's text a column would be a guess.
  private func location(_ place: SourcePlace, _ columns: SourceColumns?) -> SARIFLog.Location {
    var region = SARIFLog.Region(startLine: max(1, place.line), endLine: max(1, place.endLine))
    if let columns {
      region.startColumn = max(1, columns.utf16(place.column))
      if place.endLine == place.line { region.endColumn = max(1, columns.utf16(place.endColumn)) }
    }
    return .init(
      physicalLocation: .init(artifactLocation: artifact(place.file), region: region))
  }

  /// A path as a URI: relative to the root of the checkout where it is told so.
  private func artifact(_ path: String) -> SARIFLog.Artifact {
    let allowed = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
    let uri = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return .init(uri: path.hasPrefix("/") ? "file://" + uri : uri)
  }
}
