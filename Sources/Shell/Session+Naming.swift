import Workbook

extension Session {
  /// The kata that a learner means: an id, a path, the only one with this beginning, or a number from 1.
  func kata(meaning name: String) throws -> Kata {
    if let kata = try? workbook.kata(named: name) { return kata }
    let katas = workbook.katas
    if let number = Int(name) {
      guard katas.indices.contains(number - 1) else {
        throw UsageError(phrases.noSuchNumber(number, katas.count))
      }
      return katas[number - 1]
    }
    if let problem = workbook.leftOut[name] { throw problem }
    let candidates = katas.filter { $0.id.hasPrefix(name) }
    if candidates.count == 1 { return candidates[0] }
    guard candidates.isEmpty else {
      throw UsageError(phrases.ambiguousKata(name, candidates.map(\.id)))
    }
    let shown = String(name.prefix(80)).quotedForTerminal
    throw UsageError(phrases.unknownKata(shown, NearestName(katas.map(\.id)).to(name)))
  }

  /// The ids of a kata's prerequisites that are not passed.
  func missingPrerequisites(of kata: Kata) -> [String] {
    kata.facts.prerequisites.filter { progress[$0].state != .passed }
  }

  /// The kata to go on with after the current one: not passed, with all its prerequisites passed.
  ///
  /// Those that follow the current one come first, then those skipped before.
  func nextKata() -> Kata? {
    let katas = workbook.katas
    let place = katas.firstIndex { $0.id == current?.id }.map { $0 + 1 } ?? 0
    return (katas[place...] + katas[..<place]).first {
      $0.id != current?.id && progress[$0.id].state != .passed
        && missingPrerequisites(of: $0).isEmpty
    }
  }
}
