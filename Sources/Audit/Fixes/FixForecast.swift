/// What the audit says once the fixes of a plan are made.
public struct FixForecast: Sendable {
  /// The audit of the fixed texts; its places are those after the fixes.
  public private(set) var after: AuditReport
  private let sources: [(path: String, text: String)]
  private let plan: FixPlan
  private let configuration: AuditConfiguration
  private let settings: ProjectSettings
  private let isIncomplete: Bool

  /// Audits what a plan makes of the sources; nothing is said of those that are context.
  ///
  /// - Parameter isIncomplete: Whether more belongs to them that could not be read.
  public init(
    of plan: FixPlan, on sources: [(path: String, text: String)],
    under configuration: AuditConfiguration, settings: ProjectSettings = ProjectSettings(),
    context: Set<String> = [], isIncomplete: Bool = false
  ) {
    self.sources = sources
    self.plan = plan
    self.configuration = configuration
    self.settings = settings
    self.isIncomplete = isIncomplete
    let auditor = Auditor(configuration)
    let fixed = plan.applied(to: sources)
    after = auditor.report(
      on: context.isEmpty ? fixed : fixed.filter { !context.contains($0.path) }, settings: settings,
      isIncomplete: isIncomplete)
    if !context.isEmpty, after.restsOnAbsence {
      after.takeAbsences(
        from: auditor.report(
          on: fixed, settings: settings, context: context, isIncomplete: isIncomplete))
    }
  }

  /// Says nothing of what a baseline knows.
  public mutating func apply(_ baseline: Baseline) {
    after.apply(baseline, for: configuration)
  }

  /// How many findings of a report from before the fixes go with them.
  public func gone(from report: AuditReport) -> Int { goes(from: report).count { $0 } }

  /// Whether each finding of a report from before the fixes goes with them.
  ///
  /// They are counted by file and rule, as a summary counts: what a fix only moves stays. Those that
  /// stay are the ones at the places of what is found afterwards.
  public func goes(from report: AuditReport) -> [Bool] {
    var left: [FileRule: Int] = [:]
    for finding in after.findings { left[FileRule(finding), default: 0] += 1 }
    var goes = report.findings.map { _ in true }
    func stay(_ index: Int) {
      let key = FileRule(report.findings[index])
      guard goes[index], let count = left[key], count > 0 else { return }
      left[key] = count - 1
      goes[index] = false
    }
    let spots = Set(originals.map(Spot.init))
    for (index, finding) in report.findings.enumerated() where spots.contains(Spot(finding)) {
      stay(index)
    }
    for index in report.findings.indices { stay(index) }
    return goes
  }

  private struct FileRule: Hashable {
    var file: String
    var rule: String

    init(_ finding: Finding) {
      file = finding.place.file
      rule = finding.rule
    }
  }

  /// All that is left for a person, by place in the texts before the fixes: what the plan lists, with
  /// its reasons, and what the audit would still say.
  public var left: [FixNote] { Self.merged(plan.listed, with: originals) }

  /// The same of fixes that are made: by place in the texts as they are.
  ///
  /// - Parameter listed: What the plan of another run lists.
  public func left(listing listed: [FixNote]) -> [FixNote] {
    Self.merged(listed, with: after.findings)
  }

  /// The findings that stay, at the places that they had.
  private var originals: [Finding] {
    let texts = Dictionary(
      sources.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
    let places = Dictionary(
      plan.files.map { ($0.path, FixedPlaces($0, before: texts[$0.path] ?? "")) },
      uniquingKeysWith: { first, _ in first })
    var moved: [Int] = []
    var found = after.findings
    for index in found.indices {
      guard let places = places[found[index].place.file] else { continue }
      let (place, isExact) = places.original(found[index].place)
      found[index].place = place
      if !isExact { moved.append(index) }
    }
    guard !moved.isEmpty else { return found }
    // What stands in a text that was put in stood elsewhere before, or was not there.
    let before = Auditor(configuration).report(
      on: sources, settings: settings, isIncomplete: isIncomplete
    ).findings
    var known = Set(found.indices.filter { !moved.contains($0) }.map { Spot(found[$0]) })
    for index in moved {
      let finding = found[index]
      let old = before.first {
        $0.rule == finding.rule && $0.place.file == finding.place.file
          && $0.message == finding.message && !known.contains(Spot($0))
      }
      guard let old else { continue }
      found[index].place = old.place
      known.insert(Spot(old))
    }
    return found
  }

  private struct Spot: Hashable {
    var rule: String
    var place: SourcePlaceKey

    init(_ finding: Finding) {
      rule = finding.rule
      place = SourcePlaceKey(finding.place)
    }
  }

  /// Notes and findings, each place once: a note's reason says more than a finding's message.
  private static func merged(_ notes: [FixNote], with findings: [Finding]) -> [FixNote] {
    var open: [LineRule: [Int]] = [:]
    for index in notes.indices {
      open[LineRule(notes[index].rule, notes[index].place), default: []].append(index)
    }
    var used: Set<Int> = []
    var left: [FixNote] = []
    for finding in findings {
      let candidates = (open[LineRule(finding.rule, finding.place)] ?? []).filter {
        !used.contains($0)
      }
      let index =
        candidates.first { notes[$0].place.column == finding.place.column } ?? candidates.first
      if let index { used.insert(index) }
      left.append(
        FixNote(
          rule: finding.rule, place: finding.place,
          message: index.map { notes[$0].message } ?? finding.message, severity: finding.severity))
    }
    left += notes.indices.filter { !used.contains($0) && !judgedByAudit.contains(notes[$0].rule) }
      .map { notes[$0] }
    return left.sorted { left, right in
      let (a, b) = (left.place, right.place)
      return (a.file, a.line, a.column, left.rule) < (b.file, b.line, b.column, right.rule)
    }
  }

  /// The rules that go by a name alone where fixes are planned, and by whose name it is where it is
  /// audited: what the audit does not find is none.
  private static let judgedByAudit: Set = [
    "object-will-change", "environment-object-call", "import-combine", "sink", "on-receive",
    "assign-to",
  ]

  private struct LineRule: Hashable {
    var rule: String
    var file: String
    var line: Int

    init(_ rule: String, _ place: SourcePlace) {
      self.rule = rule
      file = place.file
      line = place.line
    }
  }
}

extension FixPlan {
  /// The sources with the fixes made.
  public func applied(to sources: [(path: String, text: String)]) -> [(path: String, text: String)]
  {
    let texts = Dictionary(files.map { ($0.path, $0.fixedText) }, uniquingKeysWith: { $1 })
    return sources.map { ($0.path, texts[$0.path] ?? $0.text) }
  }
}
