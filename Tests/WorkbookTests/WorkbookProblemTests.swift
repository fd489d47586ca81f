import Foundation
import XCTest

@testable import Workbook

/// What is wrong with one kata gets one sentence, and the other katas stay usable.
final class WorkbookProblemTests: XCTestCase {
  private func filesWithGoodKata() throws -> TemporaryWorkbook {
    let files = try TemporaryWorkbook(self)
    try files.addKata("01-first/01-good", id: "good")
    return files
  }

  private func expect(
    _ problems: [WorkbookError], in files: TemporaryWorkbook, line: UInt = #line
  ) throws {
    let workbook = try files.workbook()
    XCTAssertEqual(workbook.problems, problems, line: line)
    XCTAssertEqual(workbook.katas.map(\.id), ["good"], line: line)
  }

  func testFolderWithAnOddName() throws {
    let files = try filesWithGoodKata()
    try files.addKata("01-first/two words\n", id: "odd")
    try expect([.oddName(#""Katas/01-first/two words\n""#)], in: files)
  }

  func testFolderWhoseNameIsNotUTF8() throws {
    let files = try filesWithGoodKata()
    let name = Array(files.url("Katas/01-first/02-").path.utf8) + [0xFF, 0]
    XCTAssertEqual(mkdir(name.map { CChar(bitPattern: $0) }, 0o755), 0)
    let workbook = try files.workbook()
    XCTAssertEqual(workbook.problems.count, 1)
    XCTAssertEqual(workbook.katas.map(\.id), ["good"])
  }

  func testFolderWithoutFacts() throws {
    let files = try filesWithGoodKata()
    try files.write("", to: "Katas/01-first/02-empty/README.md")
    try expect([.noFacts(folder: "Katas/01-first/02-empty")], in: files)
  }

  func testFactsThatAreNotJSON() throws {
    let files = try filesWithGoodKata()
    try files.write("{", to: "Katas/01-first/02-broken/kata.json")
    try expect(
      [.brokenFacts(file: "Katas/01-first/02-broken/kata.json", reason: "it is not JSON")],
      in: files)
  }

  func testFactsThatLackAKeyNameIt() throws {
    let files = try filesWithGoodKata()
    try files.write(#"{"version":1,"id":"x"}"#, to: "Katas/01-first/02-broken/kata.json")
    try expect(
      [.brokenFacts(file: "Katas/01-first/02-broken/kata.json", reason: "`concepts` is missing")],
      in: files)
  }

  func testAHintThatIsNoLevelIsNamed() throws {
    let files = try filesWithGoodKata()
    try files.write(
      files.facts(id: "x").replacingOccurrences(
        of: #""mutants":{}"#,
        with: #""mutants":{"odd":{"misconception":"a","killedBy":"T/test","hint":4}}"#),
      to: "Katas/01-first/02-broken/kata.json")
    try expect(
      [
        .brokenFacts(
          file: "Katas/01-first/02-broken/kata.json",
          reason: "`hint` of the mutant odd is not 1, 2 or 3")
      ], in: files)
  }

  func testAnAuditThatAsksNoRuleIsNamed() throws {
    for (rules, reason) in [
      ("[]", "`rules` in `audit` names no rule"),
      (#"["--fix"]"#, #"the rule "--fix" is not a-z, 0-9 and -"#),
    ] {
      let files = try filesWithGoodKata()
      try files.write(
        files.facts(id: "x").replacingOccurrences(
          of: #""mutants":{}"#, with: #""mutants":{},"audit":{"rules":\#(rules)}"#),
        to: "Katas/01-first/02-broken/kata.json")
      try expect(
        [.brokenFacts(file: "Katas/01-first/02-broken/kata.json", reason: reason)], in: files)
    }
  }

  func testFactsOfALaterVersion() throws {
    let files = try filesWithGoodKata()
    try files.write(#"{"version":9}"#, to: "Katas/01-first/02-later/kata.json")
    try expect(
      [.unsupportedVersion(file: "Katas/01-first/02-later/kata.json", found: 9, supported: 1)],
      in: files)
  }

  func testSecondKataWithAnIDIsLeftOut() throws {
    let files = try filesWithGoodKata()
    try files.addKata("01-first/02-twin", id: "good")
    try expect(
      [.duplicateID("good", first: "Katas/01-first/01-good", second: "Katas/01-first/02-twin")],
      in: files)
  }

  func testFolderThatIsALinkOutOfTheWorkbook() throws {
    let files = try filesWithGoodKata()
    let other = try TemporaryWorkbook(self)
    try other.addKata("01-first/01-away", id: "away")
    let target = other.url("Katas/01-first/01-away")
    try FileManager.default.createSymbolicLink(
      at: files.url("Katas/01-first/02-link"), withDestinationURL: target)
    try expect([.linkOutside("Katas/01-first/02-link", target: target.path)], in: files)
  }

  func testStarterThatIsALinkOutOfTheWorkbook() throws {
    let files = try filesWithGoodKata()
    try files.addKata("01-first/02-link", id: "link")
    let starter = files.url("Katas/01-first/02-link/Answer.swift")
    try FileManager.default.removeItem(at: starter)
    try FileManager.default.createSymbolicLink(
      at: starter, withDestinationURL: URL(fileURLWithPath: "/etc/passwd"))
    let problem = WorkbookError.linkedFile(
      kata: "link", file: "Katas/01-first/02-link/Answer.swift", target: "/etc/passwd")
    try expect([problem], in: files)
    XCTAssertThrowsError(try Workbook(folder: files.folder).kata(named: "link")) {
      XCTAssertEqual($0 as? WorkbookError, problem)
    }
  }

  func testStarterNameThatLeavesTheFolder() throws {
    let files = try filesWithGoodKata()
    let facts = files.facts(id: "up").replacingOccurrences(of: "Answer", with: "../Answer")
    try files.write(facts, to: "Katas/01-first/02-up/kata.json")
    try expect(
      [
        .brokenFacts(
          file: "Katas/01-first/02-up/kata.json",
          reason: #"the starter "../Answer.swift" is not a plain .swift file name"#)
      ], in: files)
  }

  func testEverySentenceNamesTheFile() throws {
    let errors: [WorkbookError] = [
      .oddName("PLACE"), .noFacts(folder: "PLACE"), .brokenFacts(file: "PLACE", reason: "why"),
      .unsupportedVersion(file: "PLACE", found: 2, supported: 1),
      .linkOutside("PLACE", target: "/x"), .linkedFile(kata: "a", file: "PLACE", target: "/x"),
      .tooLarge("PLACE", size: 2, limit: 1),
      .notUTF8("PLACE"), .cannotWrite("PLACE", reason: "why"),
      .starterLost(file: "PLACE", id: "1"), .missingFile("PLACE", remedy: Sentence("do", "する")),
    ]
    for language in Language.allCases {
      for sentence in errors.map({ $0.sentence(in: language) }) {
        XCTAssertTrue(sentence.contains("PLACE"), sentence)
      }
    }
  }
}
