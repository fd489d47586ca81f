import Workbook
import XCTest

@testable import Author

/// `--write` writes what can be computed and never what an author has to decide.
final class FactWritingTests: XCTestCase {
  func testNothingIsWrittenWhenAllIsThere() throws {
    let pack = try Pack(self)
    let before = try pack.read("kata.json")
    XCTAssertEqual(try pack.prove(writing: .translated).written, [])
    XCTAssertEqual(try pack.read("kata.json"), before)
  }

  func testFailingTestsAreWritten() throws {
    let pack = try Pack(self)
    try pack.replaceMutantFact(
      "starts-at-one", #"["TallyTests/testCountsTaps", "TallyTests/testStartsAtZero"]"#, "[]")
    let proof = try pack.prove(writing: .computed)
    XCTAssertEqual(proof.faults, [])
    XCTAssertEqual(proof.written, ["fails (starts-at-one)"])
    XCTAssertEqual(
      try pack.workbook().katas.first?.facts.mutants["starts-at-one"]?.fails,
      ["TallyTests/testCountsTaps", "TallyTests/testStartsAtZero"])
    XCTAssertEqual(try pack.prove().faults, [])
  }

  func testAMutantThatDiesOfAnotherTestIsNotWritten() throws {
    let pack = try Pack(self)
    try pack.replaceMutantFact(
      "adds-two", #""fails": ["TallyTests/testCountsTaps"]"#, #""fails": []"#)
    try pack.replaceMutantFact(
      "adds-two", #""killedBy": "TallyTests/testCountsTaps""#,
      #""killedBy": "TallyTests/testStartsAtZero""#)
    let proof = try pack.prove(writing: .computed)
    XCTAssertEqual(proof.written, [])
    XCTAssertFalse(proof.isProved(.mutants))
  }

  func testAChangedStarterIsWrittenWhenItFails() throws {
    let pack = try Pack(self)
    try pack.keepStarters()
    let text = "// Another comment.\n" + PackTexts.starter
    try pack.write(text, page: "TallyView.swift")
    let proof = try pack.prove(writing: .computed)
    XCTAssertEqual(proof.faults, [])
    XCTAssertEqual(proof.written, ["starters (TallyView.swift)"])
    XCTAssertEqual(
      try pack.workbook().katas.first?.facts.starters,
      ["TallyView.swift": BlobID(of: Data(text.utf8)).text])
  }

  /// A learner who solved the kata and tries the option must not make the answer the starter.
  func testAStarterThatPassesIsNotWritten() throws {
    let pack = try Pack(self)
    let before = try pack.read("kata.json")
    try pack.keepStarters()
    try pack.write("// TODO: none\n" + PackTexts.solution, page: "TallyView.swift")
    let proof = try pack.prove(writing: .computed)
    XCTAssertFalse(proof.isProved(.starter))
    XCTAssertEqual(proof.written, [])
    XCTAssertEqual(try pack.read("kata.json"), before)
  }

  func testAMissingTranslationIsWritten() throws {
    let pack = try Pack(self)
    try pack.replace(#""debrief": ""#, with: #""debriefs": ""#, in: "kata.json")
    XCTAssertEqual(try pack.prove(writing: .computed).written, ["translations (debrief)"])
    XCTAssertEqual(try pack.prove().faults, [])
  }

  func testAStaleTranslationNeedsTheAuthorsWord() throws {
    let pack = try Pack(self)
    try pack.replace("One.", with: "The one.", in: "debrief.en.md")
    let first = try pack.prove(writing: .computed)
    XCTAssertEqual(first.written, [])
    XCTAssertFalse(first.isProved(.translations))
    let second = try pack.prove(writing: .translated)
    XCTAssertEqual(second.written, ["translations (debrief)"])
    XCTAssertEqual(second.faults, [])
  }

  func testWhatTheToolDoesNotKnowStaysInItsPlace() throws {
    let pack = try Pack(self)
    try pack.replace(
      #""minutes": 5,"#, with: #""minutes": 5, "later": {"b": 2, "a": 1.50},"#, in: "kata.json")
    try pack.replaceMutantFact(
      "adds-two", #""fails": ["TallyTests/testCountsTaps"]"#, #""fails": []"#)
    _ = try pack.prove(writing: .computed)
    let text = try pack.read("kata.json")
    XCTAssertTrue(
      text.contains(
        "  \"minutes\": 5,\n  \"later\": {\n    \"b\": 2,\n    \"a\": 1.50\n  },\n"), text)
  }
}
