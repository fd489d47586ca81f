/// What a team has decided for its own code; empty, it changes nothing.
public struct AuditConfiguration: Sendable, Equatable {
  /// What becomes of a rule, by its id or by the name of its group; the id wins.
  public var levels: [String: RuleLevel] = [:]
  /// What rules do differently.
  public var options = RuleOptions()
  /// The sources that are meant; all when empty.
  public var include: [PathPattern] = []
  /// The sources that are not meant, whatever `include` says.
  public var exclude: [PathPattern] = []
  /// The folder from which the patterns are told.
  public var folder = ""
  /// The only rules that are asked, by id or group, whatever `levels` turns off; all when empty.
  public var only: Set<String> = []

  /// No decision at all.
  public init() {}

  /// Whether a source, by its absolute path, is to be read.
  public func includes(_ path: String) -> Bool {
    if include.isEmpty, exclude.isEmpty { return true }
    let path = PathName.relative(path, to: folder)
    if exclude.contains(where: { $0.matches(path) }) { return false }
    return include.isEmpty || include.contains { $0.matches(path) }
  }

  /// Whether a rule speaks at all; one that has to be asked for is not asked by its group.
  public func isOn(_ rule: RuleDescription) -> Bool {
    if only.contains(rule.id) { return true }
    if !only.isEmpty { return only.contains(rule.group.rawValue) && !rule.isOptIn }
    if let level = levels[rule.id] { return level != .off }
    return !rule.isOptIn && levels[rule.group.rawValue] != .off
  }

  /// Whether a rule has to run: it speaks, or it is asked what the `kata:ignore` comments cover.
  func runs(_ rule: RuleDescription) -> Bool {
    if isOn(rule) { return true }
    guard !only.isEmpty, IgnoreRules.needingOthers.contains(where: isOn) else { return false }
    var all = self
    all.only = []
    return all.isOn(rule)
  }

  /// The severity that was decided for a rule, if any was.
  func severity(of rule: RuleDescription) -> Severity? {
    let group = levels[rule.group.rawValue]
    let level = levels[rule.id] ?? group
    if case .severity(let severity) = level == .asGroup ? group : level { return severity }
    return nil
  }
}
