extension Auditor {
  /// What the mechanical fixes make of sources where a configuration leaves the rules on and no
  /// `kata:ignore` comment speaks against it; nothing is written.
  public static func fixes(
    for sources: [(path: String, text: String)], under configuration: AuditConfiguration,
    settings: ProjectSettings = ProjectSettings()
  ) -> FixPlan {
    var options = FixOptions(kinds: Set(rules.filter(configuration.isOn).compactMap(kind)))
    let marked = sources.filter { IgnoreComment.mayStand(in: $0.text) }
    options.memberOrder = configuration.options.memberOrder
    var isLeft: Set<String> = []
    if !marked.isEmpty {
      // All sources, since a finding may rest on another file.
      for finding in Auditor(configuration).report(on: sources).ignored {
        guard let rule = rules.first(where: { $0.id == finding.rule }), let kind = kind(of: rule)
        else { continue }
        options.kept[finding.place.file, default: []].insert(kind)
        if kind == .migration { isLeft.insert(finding.place.file) }
      }
    }
    options.observationIsMissing = { [isLeft] path in
      isLeft.contains(path)
        ? "a `kata:ignore` comment in its file speaks against it"
        : settings.observationIsMissing(in: path)
    }
    return Auditor().fixes(for: sources, options: options)
  }

  /// The kind of fix that puts right what a rule finds.
  private static func kind(of rule: RuleDescription) -> FixKind? {
    switch rule.id {
    case "member-order": .memberOrder
    case "import-combine": .deadImports
    default: rule.isFixable ? .migration : nil
    }
  }
}
