import Foundation
import Synchronization
import Workbook
import XCTest

@testable import Checker

/// No suite believes an `==`, a hash or a description that a learner could have written.
///
/// Each suite is compiled against its solution, and its object says what it asks.
final class SuiteBeliefTests: XCTestCase {
  func testNoSuiteOfTheWorkbookAsksAnAnswerWhatIsEqual() throws {
    let katas = try WorkbookAnswers.katas().map(\.kata) + [AttackCorpus().kata]
    let compile = try StrictCompile()
    let faults = Mutex<[String]>([])
    let read = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: katas.count) { index in
      let kata = katas[index]
      guard let solution = try? SourceSet(folder: kata.solutionFolder),
        let object = try? compile.suiteObject(of: kata, with: solution)
      else { return faults.withLock { $0.append("\(kata.id): its suite does not compile") } }
      read.withLock { $0 += 1 }
      let believed = BorrowedNames(object: object).believed
      faults.withLock { faults in
        faults += believed.map {
          "\(kata.id): the suite relies on `\($0)`; compare fields of Swift's types instead"
        }
      }
    }
    XCTAssertEqual(faults.withLock { $0.sorted() }, [])
    XCTAssertEqual(read.withLock { $0 }, katas.count)
  }

  func testASuiteThatComparesStepsIsFound() throws {
    let believed = try believed(
      comparing: "XCTAssertEqual([Step(from: 0, to: 1)], Counter().history)")
    XCTAssertTrue(believed.contains { $0.contains("Step : Swift.Equatable") }, "\(believed)")
  }

  func testASuiteThatComparesFieldsIsNot() throws {
    XCTAssertEqual(
      try believed(comparing: "XCTAssertEqual(Counter().history.map(\\.from), [0])"), [])
  }

  /// What a suite of one line believes of the fixture's solution.
  private func believed(comparing line: String) throws -> [String] {
    let kata = try AttackCorpus().kata
    let text = """
      import SwiftUI
      import XCTest
      @testable import Kata
      @MainActor func compare() { \(line) }
      """
    let suite = SourceSet(files: [SourceFile(name: "Compare.swift", bytes: Data(text.utf8))])
    let object = try XCTUnwrap(
      try StrictCompile().object(
        of: suite, against: try SourceSet(folder: kata.solutionFolder), for: kata.facts))
    return BorrowedNames(object: object).believed
  }
}
