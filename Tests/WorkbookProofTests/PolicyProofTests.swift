import Checker
import Workbook
import XCTest

/// A kata that says nothing about closures is judged alike, however the runtime compares them.
final class PolicyProofTests: XCTestCase {
  private static let policies = ["bytes", "captures"]

  private static func answers(to katas: [Kata], in book: ShippedWorkbook) throws -> [Answer] {
    try katas.flatMap { kata in
      try [Answer.starter(of: kata, in: book), Answer.solution(of: kata)]
        + kata.facts.alternatives.map { try Answer.alternative($0, of: kata) }
        + kata.facts.mutants.keys.sorted().map { try Answer.mutant($0, of: kata) }
    }
  }

  func testAKataWhoseVerdictDependsOnClosuresPinsThem() throws {
    let book = try ShippedWorkbook()
    let checker = Checker(workbook: ShippedWorkbook.checkout)
    let free = book.katas.filter { $0.facts.policies?.closures == nil }
    let answers = try Self.answers(to: free, in: book)
    let byPolicy = Self.policies.map { policy in
      Judgement.judge(answers.map { $0.pinned(closures: policy) }, by: checker)
    }
    for (bytes, captures) in zip(byPolicy[0], byPolicy[1]) {
      XCTAssertEqual(
        bytes.result.verdict, captures.result.verdict,
        "pin `closures` in kata.json: \(bytes.story) | \(captures.story)")
      XCTAssertEqual(
        bytes.killers, captures.killers,
        "pin `closures` in kata.json: \(bytes.story) | \(captures.story)")
    }
  }
}
