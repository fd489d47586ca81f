import Author
import Checker
import Foundation
import Sandbox
import Workbook
import XCTest

/// `author check` over the shipped workbook: right answers, wrong ones, none, and every page.
final class AuthorCheckTests: XCTestCase {
  /// All katas, proved once for all tests of this class.
  private static let proofs = Result {
    let book = try ShippedWorkbook()
    var proofs: [KataProof] = []
    Prover(
      workbook: book.workbook, store: book.store,
      checker: Checker(workbook: ShippedWorkbook.checkout)
    ).prove(book.katas, jobs: 3) { proofs.append($0) }
    return proofs
  }

  private func expectNoFault(by rule: Author.Rule, line: UInt = #line) throws {
    let proofs = try Self.proofs.get()
    XCTAssertGreaterThanOrEqual(proofs.count, 10, line: line)
    for proof in proofs {
      for fault in proof.faults where fault.rule == rule {
        XCTFail("\(proof.kata): \(fault.message)", line: line)
      }
    }
  }

  func testEveryStarterCompilesAndIsNotPassed() throws { try expectNoFault(by: .starter) }

  func testEverySolutionPasses() throws { try expectNoFault(by: .solution) }

  func testEveryAlternativePasses() throws { try expectNoFault(by: .alternatives) }

  func testEveryMutantIsKilledByItsTestWithItsMessage() throws {
    try expectNoFault(by: .mutants)
    for proof in try Self.proofs.get() {
      XCTAssertEqual(proof.killed.count, proof.killed.total, proof.kata)
    }
  }

  func testAKataWhoseVerdictDependsOnClosuresPinsThem() throws {
    try expectNoFault(by: .policies)
  }

  func testEveryPredictionIsAnswered() throws { try expectNoFault(by: .predictions) }

  func testNoHintGivesTheAnswerAway() throws { try expectNoFault(by: .hints) }

  func testEveryBriefFitsAScreenAndSaysWhereToReadOn() throws { try expectNoFault(by: .brief) }

  func testEveryKataHasItsDebriefsAndMisconceptions() throws { try expectNoFault(by: .pages) }

  func testNoTranslationIsStale() throws { try expectNoFault(by: .translations) }

  func testEveryKataIsSmallAndHasEnoughAnswers() throws { try expectNoFault(by: .facts) }

  func testTheWorkbookHasItsChapterTitles() throws {
    let book = try ShippedWorkbook()
    let titles = WorkbookProof.chapterProblems(of: book.workbook)
    XCTAssertEqual(titles, [])
  }

  /// Not `problems`: a learner may leave folders of their own between the katas.
  func testEverySolutionBelongsToAUsableKata() throws {
    let book = try ShippedWorkbook()
    let solutions = book.workbook.folder.appendingPathComponent("Solutions")
    let names = try FileManager.default.subpathsOfDirectory(atPath: solutions.path)
    let paths = Set(names.filter { $0.split(separator: "/").count == 2 })
    XCTAssertTrue(paths.isSubset(of: book.katas.map(\.path)), "\(book.workbook.problems)")
    XCTAssertGreaterThanOrEqual(paths.count, 10)
  }
}
