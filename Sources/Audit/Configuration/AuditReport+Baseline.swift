extension AuditReport {
  /// Takes out what a baseline knows, and keeps which of its entries are no longer found.
  ///
  /// Only what was audited can be stale: of other files and of rules that were not asked nothing is
  /// known.
  public mutating func apply(_ baseline: Baseline, for configuration: AuditConfiguration) {
    var left = baseline.counts
    findings.removeAll { finding in
      let entry = baseline.entry(of: finding)
      guard let count = left[entry], count > 0 else { return false }
      left[entry] = count - 1
      self.known += 1
      return true
    }
    let audited = Set(paths.map(baseline.file)).subtracting(problems.map { baseline.file($0.path) })
    let asked = Set(Auditor.descriptions.filter(configuration.isOn).map(\.id)).subtracting(silent)
    let rules = Set(Auditor.descriptions.map(\.id))
    stale = left.filter { entry, count in
      count > 0 && (asked.contains(entry.rule) || !rules.contains(entry.rule))
        && (audited.contains(entry.file) || !baseline.isThere(entry))
    }.keys.sorted()
  }
}
