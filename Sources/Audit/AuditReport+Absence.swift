extension AuditReport {
  /// Whether something was found that another file of the project may refute: what is not there.
  public var restsOnAbsence: Bool {
    let ids = Self.idsOfAbsence
    return findings.contains { ids.contains($0.rule) }
  }

  /// Takes what rests on absence from a report that knows the rest of the project.
  public mutating func takeAbsences(from whole: AuditReport) {
    let ids = Self.idsOfAbsence
    findings.removeAll { ids.contains($0.rule) }
    findings += whole.findings.filter { ids.contains($0.rule) }
    findings.sort { left, right in
      let (a, b) = (left.place, right.place)
      return (a.file, a.line, a.column, left.rule) < (b.file, b.line, b.column, right.rule)
    }
  }

  private static let idsOfAbsence = Set(Auditor.rules.filter(\.restsOnAbsence).map(\.id))
}
