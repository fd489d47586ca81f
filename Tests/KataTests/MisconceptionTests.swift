import Foundation
import Learners
import XCTest

/// What is said about failures that look like a known misunderstanding.
final class MisconceptionTests: XCTestCase {
  private func workbook(answering answer: Int) throws -> LearnersFolder {
    let folder = try LearnersFolder(self)
    try folder.addDoubts()
    try folder.doubt(answer)
    return folder
  }

  func testFailuresOfAKnownWrongAnswerNameItsMisunderstanding() throws {
    let run = try workbook(answering: 3).kata("check", "doubts")
    XCTAssertTrue(run.output.contains("It looks as if you count from one."), run.output)
    XCTAssertTrue(run.output.contains("`hint doubts` goes on from there."), run.output)
    XCTAssertEqual(run.code, 1)
  }

  func testTheMessageTellsMisunderstandingsApart() throws {
    let run = try workbook(answering: 4).kata("check", "doubts")
    XCTAssertTrue(run.output.contains("It doubles."), run.output)
    XCTAssertFalse(run.output.contains("count from one"), run.output)
  }

  func testWhatCouldBeEitherIsNotGuessed() throws {
    let run = try workbook(answering: 5).kata("check", "doubts")
    XCTAssertFalse(run.output.contains("It doubles."), run.output)
    XCTAssertFalse(run.output.contains("count from one"), run.output)
  }

  func testAnotherMessageIsAnotherMistake() throws {
    let run = try workbook(answering: 9).kata("check", "doubts")
    XCTAssertFalse(run.output.contains("goes on from there"), run.output)
  }

  func testTheUntouchedStarterHasNoMisunderstanding() throws {
    let folder = try LearnersFolder(self)
    try folder.addDoubts()
    let run = try folder.kata("check", "doubts")
    XCTAssertTrue(run.output.contains("the answer is 1"), run.output)
    XCTAssertFalse(run.output.contains("It doubles."), run.output)
  }

  func testARemarkInTheStarterIsNoAnswerYet() throws {
    let folder = try workbook(answering: 1)
    try folder.write(
      "// Now what?\n" + LearnersFolder.starter, to: "Katas/01-start/04-doubts/Answer.swift")
    let run = try folder.kata("check", "doubts")
    XCTAssertTrue(run.output.contains("the answer is 1"), run.output)
    XCTAssertFalse(run.output.contains("It doubles."), run.output)
  }

  func testAnAnswerOfOnesOwnElsewhereIsToldSoAndTheHintsStayWhereTheyAre() throws {
    let folder = try LearnersFolder(self)
    try folder.addDoubts()
    try folder.write("let answer = 3\n", to: "mine/Answer.swift")
    let run = try folder.kata("check", "doubts", "--source", folder.url("mine").path)
    XCTAssertTrue(run.output.contains("It looks as if you count from one."), run.output)
    XCTAssertFalse(run.output.contains("goes on from there"), run.output)
    XCTAssertTrue(try folder.kata("hint", "doubts").output.hasPrefix("doubts 1/4\n"))
  }

  func testForProgramsItIsASlug() throws {
    let folder = try workbook(answering: 3)
    XCTAssertEqual(try slug(folder), "counting-from-one")
    try folder.doubt(5)
    XCTAssertNil(try slug(folder))
  }

  func testTheHintsBeginWithTheOneThatHelps() throws {
    let folder = try workbook(answering: 3)
    _ = try folder.kata("check", "doubts")
    XCTAssertTrue(try folder.kata("hint", "doubts").output.hasPrefix("doubts 2/4\n"))
    XCTAssertTrue(try folder.kata("hint", "doubts").output.hasPrefix("doubts 3/4\n"))
  }

  func testTheHintsNeverGoBackBelowWhatWasTaken() throws {
    let folder = try workbook(answering: 3)
    _ = try folder.kata("hint", "--level", "3", "doubts")
    _ = try folder.kata("check", "doubts")
    XCTAssertTrue(try folder.kata("hint", "doubts").output.hasPrefix("doubts 4/4\n"))
  }

  func testWithoutAMisunderstandingTheHintsBeginAtTheFirst() throws {
    let folder = try workbook(answering: 3)
    _ = try folder.kata("check", "doubts")
    try folder.doubt(9)
    _ = try folder.kata("check", "doubts")
    XCTAssertTrue(try folder.kata("hint", "doubts").output.hasPrefix("doubts 1/4\n"))
  }

  func testJapanese() throws {
    let run = try workbook(answering: 3).kata("--lang", "ja", "check", "doubts")
    XCTAssertTrue(run.output.contains("1 から数えているようです。"), run.output)
    XCTAssertTrue(run.output.contains("続きは `hint doubts` でどうぞ。"), run.output)
  }

  private func slug(_ folder: LearnersFolder) throws -> String? {
    let run = try folder.kata("check", "doubts", "--format", "json")
    let whole = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let results = try XCTUnwrap(whole?["results"] as? [[String: Any]])
    return results.first?["misconception"] as? String
  }
}
