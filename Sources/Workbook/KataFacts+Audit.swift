extension KataFacts {
  /// The audit's part in the judgement: rules that are asked about the answer, or an answer that is
  /// itself a configuration of the audit and is tried on samples.
  public struct Audit: Codable, Sendable, Equatable {
    /// The ids of the rules that are asked about the answer, such as `member-order`; an answer that
    /// they find something in does not pass. Empty when the answer is a configuration.
    public var rules: [String]
    /// The name of the configuration that is the whole answer, such as `policy.json`; nil when Swift
    /// is.
    public var configuration: String?
    /// Path below the kata's folder to git blob id of each sample that the configuration is tried on.
    public var samples: [String: String]

    /// Makes the facts of an audit of the answer.
    public init(rules: [String]) {
      self.rules = rules
      samples = [:]
    }

    /// Makes the facts of an answer that is a configuration.
    public init(configuration: String, samples: [String: String]) {
      rules = []
      self.configuration = configuration
      self.samples = samples
    }

    /// Decodes the facts; each kata has either rules or a configuration.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      configuration = try container.decodeIfPresent(String.self, forKey: .configuration)
      samples = try container.decodeIfPresent([String: String].self, forKey: .samples) ?? [:]
      rules =
        configuration == nil
        ? try container.decode([String].self, forKey: .rules)
        : try container.decodeIfPresent([String].self, forKey: .rules) ?? []
    }

    /// What is wrong with these facts beside those starters; nil when nothing is.
    func fault(beside starters: [String: String]) -> String? {
      guard let configuration else {
        if rules.isEmpty { return "`rules` in `audit` names no rule" }
        if !samples.isEmpty { return "`samples` in `audit` need a `configuration`" }
        return rules.first { Slug($0) == nil }.map {
          "the rule \($0.quotedForTerminal) is not a-z, 0-9 and -"
        }
      }
      let name = configuration.quotedForTerminal
      guard KataFacts.isPlainName(configuration), configuration.hasSuffix(".json") else {
        return "the `configuration` \(name) is not a plain .json file name"
      }
      guard rules.isEmpty else { return "`audit` has both `rules` and a `configuration`" }
      guard Array(starters.keys) == [configuration] else {
        return "the `configuration` \(name) is the whole answer, so it is the one starter"
      }
      guard !samples.isEmpty else { return "`samples` in `audit` names no file" }
      return samples.keys.sorted().first { !KataFacts.isSamplePath($0) }.map {
        "the sample \($0.quotedForTerminal) is not a .swift file below the kata's folder"
      }
    }
  }

  /// Whether a file of this name in a folder with an answer belongs to the answer.
  public func isAnswer(_ name: String) -> Bool {
    if let configuration = audit?.configuration { return name == configuration }
    return Self.isSwift(name)
  }

  /// Whether a name is that of a Swift file; hidden ones are the editors'.
  public static func isSwift(_ name: String) -> Bool {
    name.hasSuffix(".swift") && !name.hasPrefix(".")
  }

  /// Whether a name is that of a file right in a folder, and can be told in one line.
  static func isPlainName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.contains("/") && name == name.withoutControls
      && !name.contains("\n")
  }

  /// Samples lie in folders of their own: what lies beside the brief is the learner's.
  private static func isSamplePath(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return parts.count > 1 && parts.allSatisfy(isPlainName) && isSwift(parts[parts.count - 1])
  }
}
