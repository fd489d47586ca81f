import Checker
import Workbook
import XCTest

/// What the checker says about the answers that the workbook ships: right ones, wrong ones, none.
final class AnswerProofTests: XCTestCase {
  private static let checker = Checker(workbook: ShippedWorkbook.checkout)

  /// Not `problems`: a learner may leave folders of their own between the katas.
  func testEverySolutionBelongsToAUsableKata() throws {
    let book = try ShippedWorkbook()
    let solutions = book.workbook.folder.appendingPathComponent("Solutions")
    let names = try FileManager.default.subpathsOfDirectory(atPath: solutions.path)
    let paths = Set(names.filter { $0.split(separator: "/").count == 2 })
    XCTAssertTrue(paths.isSubset(of: book.katas.map(\.path)), "\(book.workbook.problems)")
    XCTAssertGreaterThanOrEqual(paths.count, 10)
  }

  func testEveryStarterCompilesAndIsNotPassed() throws {
    let book = try ShippedWorkbook()
    let answers = try book.katas.map { try Answer.starter(of: $0, in: book) }
    for judgement in Judgement.judge(answers, by: Self.checker) {
      // A kata may begin with SwiftUI's own fatal error; then the process ends by a signal.
      XCTAssertTrue([.failed, .crashed].contains(judgement.result.verdict), judgement.story)
      XCTAssertFalse(judgement.killers.isEmpty, judgement.story)
    }
  }

  func testEverySolutionPasses() throws {
    let book = try ShippedWorkbook()
    let answers = try book.katas.map(Answer.solution)
    for judgement in Judgement.judge(answers, by: Self.checker) {
      XCTAssertEqual(judgement.result.verdict, .passed, judgement.story)
      XCTAssertEqual(judgement.result.diagnostics.count, 0, "warns: \(judgement.story)")
    }
  }

  func testEveryAlternativePasses() throws {
    let book = try ShippedWorkbook()
    let answers = try book.katas.flatMap { kata in
      try kata.facts.alternatives.map { try Answer.alternative($0, of: kata) }
    }
    for judgement in Judgement.judge(answers, by: Self.checker) {
      XCTAssertEqual(judgement.result.verdict, .passed, judgement.story)
    }
  }

  func testEveryMutantIsKilledByItsTest() throws {
    let book = try ShippedWorkbook()
    let pairs = book.katas.flatMap { kata in
      kata.facts.mutants.sorted { $0.key < $1.key }.map { (kata, $0.key, $0.value) }
    }
    let answers = try pairs.map { kata, name, _ in try Answer.mutant(name, of: kata) }
    for (judgement, pair) in zip(Judgement.judge(answers, by: Self.checker), pairs) {
      XCTAssertTrue(
        [.failed, .crashed, .timedOut].contains(judgement.result.verdict), judgement.story)
      let killer = pair.2.killedBy
      XCTAssertTrue(
        judgement.killers.contains(killer), "\(killer) should fail. \(judgement.story)")
      // Named as what it is, or, where it looks like another's, not at all.
      if let named = judgement.result.misconception {
        XCTAssertEqual(named, pair.2.misconception, judgement.story)
      } else if let fails = pair.2.fails, pair.2.says != nil {
        let rivals = pair.0.facts.mutants.values.filter {
          $0.misconception != pair.2.misconception && $0.fails == fails
        }
        XCTAssertFalse(rivals.isEmpty, "should be told by its signature. \(judgement.story)")
      }
    }
  }

  func testMutantsAndAlternativesAreTheOnesThatTheFactsName() throws {
    let book = try ShippedWorkbook()
    for kata in book.katas {
      XCTAssertEqual(
        book.suiteFolders("Mutants", of: kata), kata.facts.mutants.keys.sorted(), kata.id)
      XCTAssertEqual(
        book.suiteFolders("Alternatives", of: kata), kata.facts.alternatives.sorted(), kata.id)
      XCTAssertGreaterThanOrEqual(kata.facts.mutants.count, 3, kata.id)
      XCTAssertGreaterThanOrEqual(kata.facts.alternatives.count, 1, kata.id)
    }
  }
}
