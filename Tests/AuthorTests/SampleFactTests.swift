import Checker
import Foundation
import Workbook
import XCTest

@testable import Author

/// The samples of a kata whose answer is a configuration.
final class SampleFactTests: XCTestCase {
  private func facts(_ facts: KataFacts, sample id: String) -> KataFacts {
    var facts = facts
    facts.audit = KataFacts.Audit(
      configuration: "policy.json", samples: ["Samples/A.swift": id])
    return facts
  }

  /// The files of a kata with a sample, and what is new in it when the starter ends so.
  private func update(starter verdict: Verdict) throws -> FactUpdate {
    var files = try Pack(self).files()
    let recorded = facts(files.kata.facts, sample: "old")
    files.kata.facts = facts(files.kata.facts, sample: "new")
    let answer = Answer(kata: files.kata, role: .starter, sources: SourceSet(files: []))
    let test = TestResult(id: "ATests/testA", outcome: verdict == .passed ? .passed : .failed)
    let judgement = Judgement(
      answer: answer,
      result: CheckResult(kata: "tally", verdict: verdict, reason: "", tests: [test]))
    return FactUpdate(
      of: files, by: AnswerRules(kata: files.kata, judgements: [.starter: judgement]),
      recorded: recorded, isTranslated: false)
  }

  func testTheIDOfAChangedSampleIsWrittenAndNothingElse() throws {
    let update = try update(starter: .failed)
    XCTAssertEqual(update.phrases, ["samples (Samples/A.swift)"])
    let document = try XCTUnwrap(
      OrderedJSON(#"{"id": "tally", "audit": {"samples": {"Samples/A.swift": "old"}}}"#))
    let expected = try XCTUnwrap(
      OrderedJSON(#"{"id": "tally", "audit": {"samples": {"Samples/A.swift": "new"}}}"#))
    XCTAssertEqual(update.applied(to: document), expected)
  }

  func testNoSampleIsWrittenWhenNothingIsLeftToDo() throws {
    XCTAssertTrue(try update(starter: .passed).isEmpty)
  }

  func testASampleThatNobodyNamesIsANote() throws {
    let pack = try Pack(self)
    try pack.write("struct A {}\n", page: "Samples/A.swift")
    try pack.write("struct B {}\n", page: "Samples/Bad/B.swift")
    var files = try pack.files()
    files.kata.facts = facts(
      files.kata.facts, sample: BlobID(of: Data("struct A {}\n".utf8)).text)
    XCTAssertEqual(
      files.notes(), ["Katas/\(Pack.path)/Samples/Bad/B.swift is no sample by kata.json."])
  }
}
