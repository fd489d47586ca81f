/// What `kata doctor` found.
public struct DoctorReport: Sendable {
  let findings: [DoctorFinding]

  /// Makes a report.
  public init(_ findings: [DoctorFinding]) {
    self.findings = findings
  }

  /// Whether katas can be checked at all.
  public var canCheck: Bool { !findings.contains { $0.state == .missing } }

  /// For a person: a line a finding, the remedy below it.
  public func text(palette: Palette) -> String {
    let width = findings.map { TextColumns.width($0.name) }.max() ?? 0
    var text = ""
    for finding in findings {
      let mark =
        switch finding.state {
        case .fine: palette.good("✓ fine   ")
        case .notice: palette.notable("! notice ")
        case .missing: palette.bad("✗ missing")
        }
      text += "\(mark)  \(TextColumns.padded(finding.name, to: width))  \(finding.detail)\n"
      if let remedy = finding.remedy {
        text += String(repeating: " ", count: 11 + width + 2) + "→ \(remedy)\n"
      }
    }
    return text + (canCheck ? "Katas can be checked.\n" : "Katas cannot be checked yet.\n")
  }

  /// For a program: one object with a version.
  public func json() -> String {
    struct Whole: Encodable {
      var version = 1
      var canCheck: Bool
      var findings: [DoctorFinding]
    }
    return JSONText.of(Whole(canCheck: canCheck, findings: findings))
  }
}
