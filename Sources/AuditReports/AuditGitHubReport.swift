import Audit

/// What an audit found, as the lines by which a GitHub workflow annotates a change.
///
///     ::warning file=Sources/Model.swift,line=4,endLine=4,col=3,endColumn=13,title=published::…
public struct AuditGitHubReport: Sendable {
  /// Makes a report.
  public init() {}

  /// A line a finding, and one for each file that could not be audited.
  public func text(of report: AuditReport) -> String {
    var text = ""
    for finding in report.findings {
      let place = finding.place
      var properties = [("file", place.file), ("line", "\(place.line)")]
      properties.append(("endLine", "\(place.endLine)"))
      // GitHub takes columns on one line only.
      if place.endLine == place.line {
        let columns = SourceColumns(finding.sourceLine)
        properties.append(("col", "\(columns.character(place.column))"))
        properties.append(("endColumn", "\(columns.character(place.endColumn))"))
      }
      properties.append(("title", finding.rule))
      text += line(
        Self.command(finding.severity), properties, "\(finding.message) \(finding.remedy)")
    }
    for problem in report.problems {
      var properties = [("file", problem.path)]
      if let number = problem.line { properties.append(("line", "\(number)")) }
      let partly = problem.isPartial ? " wholly" : ""
      text += line(
        "error", properties,
        "could not be audited\(partly): \(problem.reason); \(problem.remedy)"
          + (report.silence(in: problem).map { "; " + $0 } ?? ""))
    }
    if let silence = report.silence { text += line("warning", [], silence) }
    return text
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private func line(
    _ command: String, _ properties: [(String, String)], _ message: String
  ) -> String {
    let list = properties.map { "\($0.0)=\(Self.property($0.1))" }.joined(separator: ",")
    return "::\(command) \(list)::\(Self.data(message))\n"
  }

  /// What a message must not hold plainly.
  static func data(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// What a property must not hold plainly besides.
  static func property(_ text: String) -> String {
    data(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
