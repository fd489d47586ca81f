import Foundation
import Workbook

/// The facts of `kata.json` that no check of an answer can tell: order, counts and sizes.
struct FactRule {
  /// How many wrong answers a kata is proved by at least.
  static let fewestMutants = 5
  /// How many other right answers a kata is proved by at least.
  static let fewestAlternatives = 2
  /// How many lines a learner's file may have, everything counted.
  static let mostLines = 60

  let files: KataFiles
  private var facts: KataFacts { files.kata.facts }

  init(files: KataFiles) {
    self.files = files
  }

  func faults() -> [Fault] {
    (order() + counts() + sizes()).map { Fault(.facts, $0) } + marks()
  }

  private func order() -> [String] {
    var sentences = facts.prerequisites.filter { !files.earlier.contains($0) }.map {
      "The prerequisite \($0.quotedForTerminal) is no kata that comes before this one."
    }
    if facts.concepts.isEmpty { sentences.append("kata.json names no concept.") }
    if !(1...60).contains(facts.minutes) {
      sentences.append("`minutes` is \(facts.minutes); a kata takes 1 to 60.")
    }
    return sentences
  }

  private func counts() -> [String] {
    var sentences: [String] = []
    let (mutants, alternatives) = (facts.mutants.count, facts.alternatives.count)
    if mutants < Self.fewestMutants {
      sentences.append(
        "Wrong answers are too few: \(Self.fewestMutants) mutants at least, and it has \(mutants).")
    }
    if alternatives < Self.fewestAlternatives {
      sentences.append(
        "Other right answers are too few: \(Self.fewestAlternatives) alternatives at least, and it has"
          + " \(alternatives).")
    }
    return sentences + folders("Mutants", facts.mutants.keys.sorted())
      + folders("Alternatives", facts.alternatives.sorted())
  }

  private func folders(_ name: String, _ named: [String]) -> [String] {
    let there = files.suiteFolders(name)
    let place = "Tests/KataSuites/\(files.kata.path)/\(name)"
    return there.filter { !named.contains($0) }.map {
      "kata.json does not name the folder \(place)/\($0)."
    }
      + named.filter { !there.contains($0) }.map {
        "\(place)/\($0), named in kata.json, is missing."
      }
  }

  private func sizes() -> [String] {
    let long = files.starters.map { ($0.name, Self.lines(of: $0.text)) }.filter {
      $1 > Self.mostLines
    }
    if long.isEmpty {
      return facts.long == nil
        ? []
        : ["`long` gives a reason for a long file, and none has more than \(Self.mostLines) lines."]
    }
    guard facts.long?.isEmpty != false else { return [] }
    return long.map { name, count in
      "\(files.path(name)) has \(count) lines, and \(Self.mostLines) are what a learner takes in at"
        + " once: shorten it, or give the reason as `long` in kata.json."
    }
  }

  /// A starter shows where to work, and nothing is left to do in the solution.
  private func marks() -> [Fault] {
    var faults: [Fault] = []
    // A configuration has no comments; its brief says where to work.
    if facts.audit?.configuration == nil && !files.starters.isEmpty
      && !files.starters.contains(where: { $0.text.contains("// TODO") })
    {
      faults.append(Fault(.starter, "No starter has a `// TODO:` that shows where to work."))
    }
    for file in files.solution where file.text.contains("TODO") {
      faults.append(
        Fault(.solution, "Solutions/\(files.kata.path)/\(file.name) still holds a TODO."))
    }
    if !files.starters.isEmpty && !files.solution.isEmpty && files.answer.isEmpty {
      faults.append(Fault(.solution, "The solution is the starter."))
    }
    return faults
  }

  private static func lines(of text: String) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).count
      - (text.hasSuffix("\n") ? 1 : 0)
  }
}
