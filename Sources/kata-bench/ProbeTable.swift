import Author
import Checker
import Foundation
import Sandbox
import Workbook

/// What the probe of each kata says of every answer that the workbook knows: the proof of the exam.
struct ProbeTable {
  /// The katas; all of them when empty.
  let only: [String]
  /// How many seeds each right answer is probed with.
  let seeds: Int
  /// Whether wrong answers are asked, too.
  let withMutants: Bool

  /// Prints one line a kata, and beneath it what is wrong; whether nothing is.
  func run() throws -> Bool {
    let workbook = try Workbook.find(language: .english)
    let checker = Checker(workbook: workbook.folder)
    try checker.prepare()
    var generator = SystemRandomNumberGenerator()
    let seeds = (0..<self.seeds).map { _ in generator.next() as UInt64 }
    let katas = workbook.katas.filter { only.isEmpty || only.contains($0.id) }
    let batch = OrderedBatch(katas) { [withMutants] in
      ProbeProof(of: $0, by: checker, seeds: seeds, withMutants: withMutants)
    }
    var isGreen = true
    var (probed, right, found, all) = (0, 0, 0, 0)
    batch.run(jobs: 2) { kata, proof in
      isGreen = isGreen && proof.isGreen
      if kata.facts.probe != nil {
        probed += 1
        right += 1 + kata.facts.alternatives.count
        found += proof.found.count
        all += proof.found.count + proof.unfound.count
      }
      print(Self.lines(of: proof))
      fflush(nil)
    }
    print(
      "\(probed) of \(katas.count) katas probed; \(right) right answers; the probe alone finds"
        + " \(found) of \(all) mutants")
    return isGreen
  }

  private static func lines(of proof: ProbeProof) -> String {
    let facts = proof.kata.facts
    guard facts.probe != nil else {
      return "\(facts.id) | not probed: \(facts.unprobed ?? "kata.json names no probe")"
    }
    let mutants = proof.found.count + proof.unfound.count
    var line = "\(facts.id) | right \(1 + facts.alternatives.count)"
    line += " | by the probe alone \(proof.found.count) of \(mutants)"
    if !proof.unfound.isEmpty { line += " | tests only: \(proof.unfound.joined(separator: ", "))" }
    let differing = proof.differing.map {
      "  DIFFERS \($0.answer) (seed \($0.seed)): \($0.fact)"
    }
    return ([line] + differing + proof.faults.map { "  FAULT \($0)" }).joined(separator: "\n")
  }
}
