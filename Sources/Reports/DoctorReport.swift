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
  public func text(palette: Palette, words: DoctorReportWords = .english) -> String {
    let names = findings.map { words.names[$0.name] ?? $0.name }
    let width = names.map { TextColumns.width($0) }.max() ?? 0
    let stateWidth = words.states.values.map { TextColumns.width($0) }.max() ?? 0
    var text = ""
    for (name, finding) in zip(names, findings) {
      let word = words.states[finding.state] ?? finding.state.rawValue
      let state = TextColumns.padded(word, to: stateWidth)
      let mark =
        switch finding.state {
        case .fine: palette.good("✓ \(state)")
        case .notice: palette.notable("! \(state)")
        case .missing: palette.bad("✗ \(state)")
        }
      let margin = String(repeating: " ", count: 2 + stateWidth + 2 + width + 2)
      text += "\(mark)  \(TextColumns.padded(name, to: width))  \(finding.detail)\n"
      for attempt in finding.attempts ?? [] {
        let mark = attempt.held ? palette.good("✓") : palette.bad("✗")
        text += margin + "\(mark) \(attempt.words)\n"
      }
      if let remedy = finding.remedy { text += margin + "→ \(remedy)\n" }
    }
    return text + (canCheck ? words.canCheck : words.cannotCheck) + "\n"
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
