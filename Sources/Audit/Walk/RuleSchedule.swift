/// Which rules are told of what; made once for all files.
struct RuleSchedule: Sendable {
  /// All rules.
  let rules: [any Rule]
  /// The rules that look at calls of any name.
  let ofAnyCall: [any Rule]
  /// The rules that look at calls of one name.
  let ofCall: [String: [any Rule]]

  init(_ rules: [any Rule]) {
    self.rules = rules
    var ofAnyCall: [any Rule] = []
    var ofCall: [String: [any Rule]] = [:]
    for rule in rules {
      guard let names = type(of: rule).calls else {
        ofAnyCall.append(rule)
        continue
      }
      for name in names { ofCall[name, default: []].append(rule) }
    }
    self.ofAnyCall = ofAnyCall
    self.ofCall = ofCall
  }
}
