/// Which rules are told of what; made once for all files.
struct RuleSchedule: Sendable {
  /// All rules.
  let rules: [any Rule]
  /// The rules that look at calls of any name.
  let ofAnyCall: [any Rule]
  /// The rules that look at calls of one name.
  let ofCall: [String: [any Rule]]
  /// The rules that look at references of any name.
  let ofAnyReference: [any Rule]
  /// The rules that look at references of one name.
  let ofReference: [String: [any Rule]]

  /// Which rules look at which kinds of nodes.
  private(set) var heeding: HeedingTable

  init(_ rules: [any Rule]) {
    self.rules = rules
    (ofAnyCall, ofCall) = Self.sorted(rules) { $0.calls }
    (ofAnyReference, ofReference) = Self.sorted(rules) { $0.references }
    heeding = HeedingTable(rules, ofCalls: ofAnyCall, ofReferences: ofAnyReference)
    // For a few rules it would cost more than it saves.
    if rules.count > 8 { heeding = HeedingTable.learned(by: self) }
  }

  /// The rules that look at every name, and the others by the names that they look at.
  private static func sorted(
    _ rules: [any Rule], by names: (any Rule.Type) -> Set<String>?
  ) -> (any: [any Rule], named: [String: [any Rule]]) {
    var all: [any Rule] = []
    var named: [String: [any Rule]] = [:]
    for rule in rules {
      guard let names = names(type(of: rule)) else {
        all.append(rule)
        continue
      }
      for name in names { named[name, default: []].append(rule) }
    }
    return (all, named)
  }
}
