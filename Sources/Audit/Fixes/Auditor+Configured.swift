extension Auditor {
  /// What the mechanical fixes make of sources where a configuration leaves the rules on and no
  /// `kata:ignore` comment speaks against it; nothing is written.
  ///
  /// - Parameter outside: The sources that are read only to know what they hold: they lie outside of
  ///   the audited path. What the configuration excludes is read so, too, and not listed.
  /// - Parameter context: The other sources of the project, of which nothing is listed either: what
  ///   they use of the audited ones keeps it as it is.
  /// - Parameter unread: What could not be read, in the audited paths and in the rest of the project.
  public static func fixes(
    for sources: [(path: String, text: String)], under configuration: AuditConfiguration,
    settings: ProjectSettings = ProjectSettings(), outside: Set<String> = [],
    context: Set<String> = [], unread: [AuditProblem] = []
  ) -> FixPlan {
    var options = FixOptions(kinds: Set(rules.filter(configuration.isOn).compactMap(kind)))
    let marked = sources.filter {
      !context.contains($0.path) && IgnoreComment.mayStand(in: $0.text)
    }
    options.memberOrder = configuration.options.memberOrder
    var isLeft: Set<String> = []
    if !marked.isEmpty {
      // All sources, since a finding may rest on another file.
      for finding in Auditor(configuration).report(on: sources, context: context).ignored {
        guard let rule = rules.first(where: { $0.id == finding.rule }), let kind = kind(of: rule)
        else { continue }
        options.kept[finding.place.file, default: []].insert(kind)
        if kind == .migration { isLeft.insert(finding.place.file) }
      }
    }
    let excluded = Set(sources.lazy.map(\.path).filter { !configuration.includes($0) })
    for path in outside { options.untouched[path] = "its file lies outside of the audited path" }
    for path in context { options.untouched[path] = Self.reachesOutside }
    options.context = context
    options.unread = Set(
      unread.lazy.filter { problem in
        problem.mayHoldModels
          && !(problem.cause.isForGenerated && !configuration.includes(problem.path))
      }.map(\.path))
    for path in excluded { options.untouched[path] = "the configuration excludes its file" }
    options.observationIsMissing = { [isLeft, untouched = options.untouched] path in
      if let reason = untouched[path] { return reason }
      return isLeft.contains(path)
        ? "a `kata:ignore` comment in its file speaks against it"
        : settings.observationIsMissing(in: path)
    }
    var plan = Auditor().fixes(for: sources, options: options)
    plan.listed.removeAll { excluded.contains($0.place.file) }
    plan.problems.removeAll { excluded.contains($0.path) }
    return plan
  }

  /// Why a model stays that the rest of the project shares.
  private static let reachesOutside =
    "it reaches into a file that this run does not fix; give the whole package"

  /// The kind of fix that puts right what a rule finds.
  private static func kind(of rule: RuleDescription) -> FixKind? {
    switch rule.id {
    case "member-order": .memberOrder
    case "import-combine": .deadImports
    default: rule.isFixable ? .migration : nil
    }
  }
}

extension AuditProblem {
  /// Whether something may stand there that nobody has seen.
  fileprivate var mayHoldModels: Bool {
    switch cause {
    case .missing, .empty, .missingFile, .notSwift, .brokenSyntax, .conflict, .notFixed: false
    case .unreadableFolder, .brokenLink, .notRegular, .tooLarge, .unreadable, .notUTF8, .tooNested,
      .takesTooLong:
      true
    }
  }
}

extension AuditProblem.Cause {
  /// Whether to exclude the file is the remedy, as it is for what a program has written.
  fileprivate var isForGenerated: Bool {
    switch self {
    case .tooLarge, .tooNested, .takesTooLong: true
    default: false
    }
  }
}
