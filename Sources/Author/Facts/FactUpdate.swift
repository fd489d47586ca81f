import Workbook

/// The facts that can be computed, where they are not as `kata.json` says.
struct FactUpdate {
  /// Starter to the id of the text that was proved; only one that compiles and fails is kept.
  let starters: [String: String]
  /// Sample to the id of the text that the answers were tried on.
  let samples: [String: String]
  /// Mutant to its failing tests; only one that dies of the right test with the right message.
  let fails: [String: [String]]
  /// Page to the id of its English text.
  let translations: [String: String]

  /// Finds out what is new.
  ///
  /// - Parameters:
  ///   - recorded: The facts in `kata.json`, whose ids may not be those of what was proved.
  ///   - isTranslated: Whether the author has compared the Japanese pages with the English ones as
  ///     they are now; otherwise a stale page stays stale.
  init(
    of files: KataFiles, by rules: AnswerRules, recorded: KataFacts, isTranslated: Bool
  ) {
    let facts = files.kata.facts
    let isStarter = rules.judgements[.starter] != nil && rules.starter().isEmpty
    starters = isStarter ? facts.starters.filter { recorded.starters[$0] != $1 } : [:]
    samples =
      isStarter
      ? (facts.audit?.samples ?? [:]).filter { recorded.audit?.samples[$0] != $1 } : [:]
    var fails: [String: [String]] = [:]
    for (name, mutant) in facts.mutants where rules.isKilled(name) {
      let failing = rules.judgements[.mutant(name)]?.failing
      if failing != mutant.fails { fails[name] = failing }
    }
    self.fails = fails
    let rule = TranslationRule(files: files)
    let current = rule.current()
    var translations: [String: String] = [:]
    for page in ProsePage.allCases where files.bytes(page.fileName(in: .japanese)) != nil {
      switch rule.state(of: page) {
      case .fresh: continue
      case .stale where !isTranslated: continue
      case .stale, .unknown: translations[page.rawValue] = current[page.rawValue]
      }
    }
    self.translations = translations
  }

  /// Whether all is as `kata.json` says.
  var isEmpty: Bool { starters.isEmpty && samples.isEmpty && fails.isEmpty && translations.isEmpty }

  /// One phrase for each kind of fact that is new.
  var phrases: [String] {
    func phrase(_ kind: String, _ names: [String]) -> [String] {
      names.isEmpty ? [] : ["\(kind) (\(names.sorted().joined(separator: ", ")))"]
    }
    return phrase("starters", Array(starters.keys)) + phrase("samples", Array(samples.keys))
      + phrase("fails", Array(fails.keys)) + phrase("translations", Array(translations.keys))
  }

  /// The facts with what is new in them.
  func applied(to facts: KataFacts) -> KataFacts {
    var facts = facts
    facts.starters.merge(starters) { $1 }
    facts.audit?.samples.merge(samples) { $1 }
    for (name, tests) in fails { facts.mutants[name]?.fails = tests }
    if !translations.isEmpty {
      facts.translations = (facts.translations ?? [:]).merging(translations) { $1 }
    }
    return facts
  }

  /// The same in the text of `kata.json`, of which everything else stays as it is written.
  func applied(to document: OrderedJSON) -> OrderedJSON {
    var document = document
    for (name, id) in starters { document["starters"]?[name] = .string(id) }
    for (name, id) in samples { document["audit"]?["samples"]?[name] = .string(id) }
    for (name, tests) in fails {
      document["mutants"]?[name]?["fails"] = .array(tests.map(OrderedJSON.string))
    }
    guard !translations.isEmpty else { return document }
    var pages = document["translations"] ?? .object([])
    for page in ProsePage.allCases.map(\.rawValue) {
      if let id = translations[page] { pages[page] = .string(id) }
    }
    document["translations"] = pages
    return document
  }
}
