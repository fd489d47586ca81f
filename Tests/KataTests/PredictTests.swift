import Foundation
import Learners
import XCTest

/// `kata predict` and what it leads to, through the built binary.
final class PredictTests: XCTestCase {
  private func workbook() throws -> LearnersFolder {
    let folder = try LearnersFolder(self)
    try folder.addRows()
    return folder
  }

  /// What an earlier start would have kept, before the answer is written.
  private func answered(_ text: String) throws -> LearnersFolder {
    let folder = try workbook()
    try folder.write(LearnersFolder.starter, to: ".kata/starters/rows/Answer.swift")
    try text.write(to: folder.rowsAnswer, atomically: true, encoding: .utf8)
    return folder
  }

  /// An answer that differs from the starter and shows as many rows.
  private func begun() throws -> LearnersFolder { try answered("let answer = 1\n") }

  func testPipedGuessesStandBesideWhatRan() throws {
    let run = try begun().kata("predict", "rows", input: "60\n3\n")
    XCTAssertTrue(run.output.contains("Too high: 3 ran, you said 60."), run.output)
    XCTAssertTrue(run.output.contains("Right: 3 ran."), run.output)
    XCTAssertEqual(run.code, 0)
  }

  func testOnesOwnVersionIsMeasuredAsItIsNow() throws {
    let run = try answered(LearnersFolder.right).kata("predict", "rows", input: "3\n6\n")
    XCTAssertTrue(run.output.contains("Right: 3 ran."), run.output)
    XCTAssertTrue(run.output.contains("Right: 6 ran."), run.output)
  }

  func testAnEmptyLineSkipsOneQuestion() throws {
    let run = try begun().kata("predict", "rows", input: "\n3\n")
    XCTAssertEqual(run.output.components(separatedBy: " ran.").count, 2, run.output)
    XCTAssertTrue(run.output.contains("Right: 3 ran."), run.output)
    XCTAssertEqual(run.code, 0)
  }

  func testTheEndOfInputEndsTheAskingAndTellsNothing() throws {
    let run = try workbook().kata("predict", "rows")
    XCTAssertFalse(run.output.contains("ran"), run.output)
    XCTAssertEqual(run.code, 0)
  }

  func testAWordIsNoGuess() throws {
    let run = try begun().kata("predict", "rows", input: "many\n3\n")
    XCTAssertTrue(run.errors.contains("\"many\" is no count"), run.errors)
    XCTAssertTrue(run.output.contains("Right: 3 ran."), run.output)
    XCTAssertEqual(run.code, 2)
  }

  func testAnAnswerThatDoesNotCompileIsSaidAndTheStarterStillMeasured() throws {
    let run = try answered("let answer = \n").kata("predict", "rows", input: "3\n6\n")
    XCTAssertTrue(run.output.contains("Right: 3 ran."), run.output)
    XCTAssertTrue(run.output.contains("did not compile"), run.output)
    XCTAssertEqual(run.code, 1)
  }

  func testWhileTheStarterIsUntouchedNothingIsAskedAboutOnesOwnVersion() throws {
    let run = try workbook().kata("predict", "rows", input: "3\n3\n")
    XCTAssertEqual(run.output.components(separatedBy: "How many").count, 2, run.output)
    XCTAssertTrue(run.output.contains("waits until your answer differs"), run.output)
    XCTAssertEqual(run.code, 0)
  }

  func testAnAnswerThatDoesNotCompileIsNotAskedAbout() throws {
    let run = try answered("let answer = \n").kata("predict", "rows", input: "3\n6\n")
    XCTAssertFalse(run.output.contains("In your own version"), run.output)
    XCTAssertTrue(run.output.contains("waits until your answer differs"), run.output)
  }

  func testSeveralQuestionsKeptBackAreToldOfOnce() throws {
    let folder = try LearnersFolder(self)
    let mine = #"{"steps":["tap More"],"count":"Counter","on":"mine"}"#
    try folder.addKata("01-start/03-twice", id: "twice", predictions: "\(mine),\(mine)")
    let run = try folder.kata("predict", "twice", input: "1\n1\n")
    XCTAssertEqual(run.output.components(separatedBy: "waits until").count, 2, run.output)
  }

  func testAViewThatOnesOwnVersionLacksIsNotAskedAbout() throws {
    let folder = try LearnersFolder(self)
    try folder.addKata(
      "01-start/03-cell", id: "cell",
      predictions: #"{"steps":["tap More"],"count":"Cell","on":"mine"}"#)
    try folder.write(LearnersFolder.starter, to: ".kata/starters/cell/Answer.swift")
    try folder.write("let answer = 1\n", to: "Katas/01-start/03-cell/Answer.swift")
    let run = try folder.kata("predict", "cell", input: "4\n")
    XCTAssertFalse(run.output.contains("How many"), run.output)
    XCTAssertTrue(
      run.output.replacing("\n", with: " ").contains("no view named Cell is on the screen"),
      run.output)
    XCTAssertEqual(run.code, 1)
  }

  func testAKataWithoutQuestionsSaysSoAndWhatTheBriefsQuestionIsFor() throws {
    let run = try workbook().kata("predict", "answer")
    XCTAssertTrue(run.output.hasPrefix("answer has no counts to predict: "), run.output)
    XCTAssertTrue(run.output.contains("a question in its brief is for you to think"), run.output)
    XCTAssertEqual(run.code, 0)
  }

  func testAnUnknownKataIsSaidWithTheNearest() throws {
    let run = try workbook().kata("predict", "rosw")
    XCTAssertTrue(run.errors.contains("did you mean rows?"), run.errors)
    XCTAssertEqual(run.code, 2)
  }

  func testAPipedShellNeverAsksByItself() throws {
    let run = try workbook().kata(input: "go rows\nbrief\ncheck\n")
    XCTAssertFalse(run.output.contains("How many"), run.output)
  }

  func testAPipedShellTakesGuessesAfterPredict() throws {
    let run = try begun().kata(input: "predict rows\n3\n3\nlist\n")
    XCTAssertEqual(run.output.components(separatedBy: "Right: 3 ran.").count, 3, run.output)
    XCTAssertTrue(run.output.contains("of 3 passed"), run.output)
  }

  func testProgressShowsTheCalibration() throws {
    let folder = try begun()
    _ = try folder.kata("predict", "rows", input: "1\n3\n")
    let run = try folder.kata("progress")
    XCTAssertTrue(
      run.output.hasSuffix("Predictions: 1 of 2 right, 1 too low (by a factor of 2.0)\n"),
      run.output)
  }

  func testAStepThatTheScreenRefusesIsSaid() throws {
    let folder = try workbook()
    try folder.addKata(
      "01-start/04-odd", id: "odd",
      predictions: #"{"steps":["tap Nowhere"],"count":"Row","on":"starter"}"#)
    let run = try folder.kata("predict", "odd", input: "1\n")
    XCTAssertTrue(run.errors.contains("could not be measured"), run.errors)
    XCTAssertTrue(run.errors.contains("Nowhere"), run.errors)
    XCTAssertEqual(run.code, 3)
    let journal = try? folder.read(".kata/journal.jsonl")
    XCTAssertNotEqual(journal?.contains("predicted"), true)
  }
}
