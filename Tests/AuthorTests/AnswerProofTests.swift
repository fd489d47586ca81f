import Foundation
import XCTest

@testable import Author

/// The prover finds what is wrong with answers: each test spoils one thing of a good kata.
final class AnswerProofTests: XCTestCase {
  private let suite = "Tests/KataSuites/\(Pack.path)"

  func testAGoodKataIsGreen() throws {
    let proof = try Pack(self).prove()
    XCTAssertEqual(proof.faults, [])
    XCTAssertEqual(proof.notes.filter { !$0.contains("fails as") }, [])
    XCTAssertEqual(proof.killed.count, 5)
    XCTAssertEqual(proof.passed.count, 2)
    XCTAssertEqual(proof.answered.count, 2)
    XCTAssertEqual(proof.judgements.count, 9)
    XCTAssertTrue(proof.judgements.values.allSatisfy { $0.other != nil })
  }

  func testAStarterThatPassesIsRed() throws {
    let pack = try Pack(self)
    let text = "// TODO: nothing\n" + PackTexts.solution
    try pack.write(text, page: "TallyView.swift")
    try pack.recordStarter(text)
    let faults = try pack.prove().faults.filter { $0.rule == .starter }
    XCTAssertEqual(faults.count, 1)
    XCTAssertTrue(faults[0].message.hasPrefix("The starter passes"), faults[0].message)
  }

  func testAStarterThatDoesNotCompileIsRed() throws {
    let pack = try Pack(self)
    let text = "// TODO: all\nstruct TallyView {\n"
    try pack.write(text, page: "TallyView.swift")
    try pack.recordStarter(text)
    let faults = try pack.prove().faults.filter { $0.rule == .starter }
    XCTAssertTrue(
      faults.first?.message.hasPrefix("The starter should compile and fail") == true, "\(faults)")
  }

  func testAStarterThatLooksLikeAMisunderstandingIsRed() throws {
    let pack = try Pack(self)
    for slug in ["counts-down-slug", "sets-one-slug"] {
      try pack.replace("\"\(slug)\"", with: "\"adds-two-slug\"", in: "kata.json")
    }
    let faults = try pack.prove().faults.filter { $0.rule == .starter }
    XCTAssertEqual(faults.count, 1)
    XCTAssertTrue(faults.first?.message.contains("adds-two-slug") == true, "\(faults)")
  }

  func testASolutionThatFailsIsRed() throws {
    let pack = try Pack(self)
    try pack.write(PackTexts.view("count += 3"), to: "Solutions/\(Pack.path)/TallyView.swift")
    let faults = try pack.faults(of: .solution)
    XCTAssertEqual(faults.count, 1)
    XCTAssertTrue(faults[0].contains("two taps should read Taps: 2"), faults[0])
  }

  func testAMutantThatLivesIsRed() throws {
    let pack = try Pack(self)
    try pack.write(PackTexts.view("count += 1"), to: "\(suite)/Mutants/adds-two/TallyView.swift")
    XCTAssertEqual(
      try pack.faults(of: .mutants),
      ["The mutant adds-two passes: no test tells it (adds-two-slug) from an answer."])
  }

  func testAMutantThatDoesNotCompileIsRed() throws {
    let pack = try Pack(self)
    try pack.write("struct TallyView {", to: "\(suite)/Mutants/adds-two/TallyView.swift")
    let faults = try pack.faults(of: .mutants)
    XCTAssertTrue(faults.first?.contains("didNotCompile") == true, "\(faults)")
  }

  func testAMutantKilledByAnotherTestIsRed() throws {
    let pack = try Pack(self)
    try pack.replaceMutantFact(
      "adds-two", #""killedBy": "TallyTests/testCountsTaps""#,
      #""killedBy": "TallyTests/testStartsAtZero""#)
    let faults = try pack.faults(of: .mutants)
    XCTAssertEqual(faults.count, 1)
    XCTAssertTrue(
      faults[0].hasPrefix(
        "The mutant adds-two should be killed by TallyTests/testStartsAtZero, and that test did not"
          + " fail"), faults[0])
  }

  func testAMutantKilledWithAnotherMessageIsRed() throws {
    let pack = try Pack(self)
    try pack.replaceMutantFact("adds-two", "two taps should read Taps: 2", "three taps are three")
    let faults = try pack.faults(of: .mutants)
    XCTAssertEqual(faults.count, 1)
    XCTAssertTrue(
      faults[0].contains(#"with another message than "three taps are three""#), faults[0])
  }

  func testAMutantWithoutMessageOrHintIsRed() throws {
    let pack = try Pack(self)
    try pack.replaceMutantFact(
      "adds-two", #""says": "two taps should read Taps: 2", "hint": 1,"#, "")
    let faults = try pack.faults(of: .mutants)
    XCTAssertEqual(faults.count, 2)
    XCTAssertTrue(faults[0].contains("has no `says`"), faults[0])
    XCTAssertTrue(faults[1].contains("helps first against adds-two"), faults[1])
  }

  func testAMessageThatTellsNothingIsRed() throws {
    let pack = try Pack(self)
    try pack.replaceMutantFact("adds-two", "two taps should read Taps: 2", "two taps")
    let faults = try pack.faults(of: .mutants)
    XCTAssertTrue(faults.first?.contains("fewer than 12 characters") == true, "\(faults)")
  }

  func testFailingTestsThatAreNotThoseOfTheFactsAreRed() throws {
    let pack = try Pack(self)
    try pack.replaceMutantFact(
      "starts-at-one", #"["TallyTests/testCountsTaps", "TallyTests/testStartsAtZero"]"#,
      #"["TallyTests/testCountsTaps"]"#)
    let faults = try pack.faults(of: .mutants)
    XCTAssertEqual(faults.count, 1)
    XCTAssertTrue(
      faults[0].hasPrefix(
        "The mutant starts-at-one fails TallyTests/testCountsTaps, TallyTests/testStartsAtZero"),
      faults[0])
  }

  /// The five wrong answers are two groups by the tests that fail and what these say.
  func testMutantsThatFailAlikeAreANote() throws {
    XCTAssertEqual(
      try Pack(self).prove().notes,
      [
        "No misconception is named to a learner who fails as adds-two, counts-down, sets-one,"
          + " shows-nothing, starts-at-one: others fail alike."
      ])
  }

  func testAnAlternativeThatFailsIsRed() throws {
    let pack = try Pack(self)
    try pack.write(PackTexts.view("count = 7"), to: "\(suite)/Alternatives/sum/TallyView.swift")
    let faults = try pack.faults(of: .alternatives)
    XCTAssertTrue(
      faults.first?.hasPrefix("The alternative sum is right and does not pass") == true, "\(faults)"
    )
  }

  func testAnAlternativeThatIsTheSolutionIsRed() throws {
    let pack = try Pack(self)
    try pack.write(PackTexts.solution, to: "\(suite)/Alternatives/sum/TallyView.swift")
    XCTAssertEqual(
      try pack.faults(of: .alternatives), ["The alternative sum is the solution, byte for byte."])
  }

  func testAStepThatTheScreenCannotTakeIsRed() throws {
    let pack = try Pack(self)
    try pack.replace(#"["tap Tap"]"#, with: #"["tap Nobody"]"#, in: "kata.json")
    let faults = try pack.faults(of: .predictions)
    XCTAssertEqual(faults.count, 1)
    XCTAssertTrue(
      faults[0].hasPrefix(
        "The prediction `tap Nobody` → TallyView cannot be answered with the starter"), faults[0])
  }

  func testAViewThatIsNotOnTheScreenIsRed() throws {
    let pack = try Pack(self)
    try pack.replace(
      #""count": "TallyView", "on": "starter""#, with: #""count": "TalyView", "on": "starter""#,
      in: "kata.json")
    let faults = try pack.faults(of: .predictions)
    XCTAssertTrue(faults.first?.contains("no view named TalyView") == true, "\(faults)")
  }

  func testAPinnedKataIsJudgedOnce() throws {
    let pack = try Pack(self)
    try pack.replace(
      #""languageMode": 6,"#, with: #""languageMode": 6, "policies": {"closures": "bytes"},"#,
      in: "kata.json")
    let proof = try pack.prove()
    XCTAssertEqual(proof.faults, [])
    XCTAssertEqual(proof.pinnedClosures, "bytes")
    XCTAssertTrue(proof.judgements.values.allSatisfy { $0.other == nil })
  }

  func testABrokenWorkingCopyChangesNothingButANote() throws {
    let pack = try Pack(self)
    try pack.keepStarters()
    try pack.write("struct Unfinished {", page: "TallyView.swift")
    let proof = try pack.prove()
    XCTAssertEqual(proof.faults, [])
    XCTAssertTrue(proof.notes.contains { $0.contains("is not the shipped text") }, "\(proof.notes)")
  }
}
