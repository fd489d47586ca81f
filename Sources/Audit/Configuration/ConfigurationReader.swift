/// Reads `.kata-audit.json`; what it does not understand is a problem, never passed over.
struct ConfigurationReader {
  let file: String

  private static let keys = ["version", "rules", "include", "exclude"]

  func configuration(from text: String) throws(ConfigurationProblem) -> AuditConfiguration {
    var scanner = JSONScanner(text, file: file)
    let document = try scanner.document()
    var configuration = AuditConfiguration()
    configuration.folder = PathName.parent(of: file)
    for member in try members(of: document, "the configuration") {
      switch member.key {
      case "version":
        guard member.node.int == 1 else {
          throw problem(member, "this version is not known", "write \"version\": 1")
        }
      case "rules":
        for rule in try members(of: member.node, "\"rules\"") {
          configuration.levels[try name(rule)] = try level(rule, &configuration.options)
        }
      case "include": configuration.include = try patterns(member)
      case "exclude": configuration.exclude = try patterns(member)
      default:
        throw ConfigurationProblem(
          file, member.line, "there is no key \"\(member.key)\"",
          remedy: "the keys are \(Self.keys.joined(separator: ", "))", typed: member.key,
          choices: Self.keys)
      }
    }
    return configuration
  }

  /// The id of a rule or the name of a group.
  private func name(_ member: JSONNode.Member) throws(ConfigurationProblem) -> String {
    let names = Auditor.ruleNames
    guard names.contains(member.key) else {
      throw ConfigurationProblem(
        file, member.line, "there is no rule \"\(member.key)\"",
        remedy: "`kata audit --list-rules` shows them", typed: member.key, choices: names)
    }
    return member.key
  }

  private func level(
    _ member: JSONNode.Member, _ options: inout RuleOptions
  ) throws(ConfigurationProblem) -> RuleLevel {
    switch member.node.value {
    case .bool(let isOn): return isOn ? .on : .off
    case .string(let word): return try level(word, member)
    case .object(let members):
      var level = RuleLevel.asGroup
      for option in members {
        if try read(option, of: member.key, into: &options) { continue }
        guard let word = option.node.string else {
          throw problem(
            option, "\"severity\" is \(option.node.kind)", "write note, warning or error")
        }
        level = try self.level(word, option)
      }
      return level
    default:
      throw problem(
        member, "\"\(member.key)\" is \(member.node.kind)",
        "write one of \(RuleLevel.words.joined(separator: ", "))")
    }
  }

  /// Reads an option of one rule alone; false for `severity`, which every rule has.
  private func read(
    _ option: JSONNode.Member, of rule: String, into options: inout RuleOptions
  ) throws(ConfigurationProblem) -> Bool {
    switch (rule, option.key) {
    case (_, "severity"): return false
    case ("member-order", "order"):
      let modes = MemberOrderMode.allCases.map(\.rawValue)
      guard let mode = MemberOrderMode(rawValue: option.node.string ?? "") else {
        throw ConfigurationProblem(
          file, option.line, "this order is not known",
          remedy: "write one of \(modes.joined(separator: ", "))", typed: option.node.string ?? "",
          choices: modes)
      }
      options.memberOrder = mode
    case ("long-body", "lines"):
      guard let lines = option.node.int, lines > 0 else {
        throw problem(option, "\"lines\" is no number of lines", "write one such as 60")
      }
      options.longestBody = lines
    default:
      let known = ["severity"] + (["member-order": ["order"], "long-body": ["lines"]][rule] ?? [])
      throw ConfigurationProblem(
        file, option.line, "\"\(rule)\" has no option \"\(option.key)\"",
        remedy: "it has \(known.joined(separator: " and "))", typed: option.key, choices: known)
    }
    return true
  }

  private func level(
    _ word: String, _ member: JSONNode.Member
  ) throws(ConfigurationProblem) -> RuleLevel {
    guard let level = RuleLevel(word: word) else {
      throw ConfigurationProblem(
        file, member.line, "\"\(member.key)\" cannot be \"\(word)\"",
        remedy: "write one of \(RuleLevel.words.joined(separator: ", "))", typed: word,
        choices: RuleLevel.words)
    }
    return level
  }

  private func patterns(_ member: JSONNode.Member) throws(ConfigurationProblem) -> [PathPattern] {
    guard let nodes = member.node.array else {
      throw problem(
        member, "\"\(member.key)\" is \(member.node.kind)", "write a list such as [\"**/Old\"]")
    }
    var patterns: [PathPattern] = []
    for node in nodes {
      guard let text = node.string else {
        throw ConfigurationProblem(
          file, node.line, "a pattern in \"\(member.key)\" is \(node.kind)",
          remedy: "write one such as \"**/Old\"")
      }
      guard text.contains(where: { $0 != "/" && $0 != " " }) else {
        throw ConfigurationProblem(
          file, node.line, "the pattern \"\(text)\" in \"\(member.key)\" means no file",
          remedy: "write one such as \"**/Old\"")
      }
      guard !text.contains(where: { "[]{}".contains($0) }), !text.hasPrefix("!") else {
        throw ConfigurationProblem(
          file, node.line,
          "the pattern \"\(text)\" in \"\(member.key)\" has a sign that patterns do not know",
          remedy: "they know *, ? and **")
      }
      patterns.append(PathPattern(text))
    }
    return patterns
  }

  /// The members of an object, each key once.
  private func members(
    of node: JSONNode, _ name: String
  ) throws(ConfigurationProblem) -> [JSONNode.Member] {
    guard let members = node.object else {
      throw ConfigurationProblem(
        file, node.line, "\(name) is \(node.kind)", remedy: "write an object in { and }")
    }
    var seen: Set<String> = []
    for member in members where !seen.insert(member.key).inserted {
      throw problem(member, "\"\(member.key)\" stands here twice", "keep one")
    }
    return members
  }

  private func problem(
    _ member: JSONNode.Member, _ message: String, _ remedy: String
  ) -> ConfigurationProblem {
    ConfigurationProblem(file, member.line, message, remedy: remedy)
  }
}
