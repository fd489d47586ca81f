import Foundation
import Learners
import XCTest

/// Predictions as a person at a terminal meets them.
final class PredictionTests: TerminalTestCase {
  private let question = "You tap More. How many Row bodies will run?"

  private func shell(_ environment: [String: String] = [:]) throws -> (
    LearnersFolder, TerminalSession
  ) {
    let workbook = try LearnersFolder(self)
    try workbook.addRows()
    let shell = try workbook.shell(environment: environment)
    shell.waitFor("answer> ")
    return (workbook, shell)
  }

  func testGoingToAKataAsksAndTheStarterAnswers() throws {
    let (workbook, shell) = try shell()
    shell.type("go rows\r")
    shell.waitFor(question)
    shell.waitFor("your guess: ")
    shell.type("1\r")
    shell.waitFor("Too low: 3 ran, you said 1.")
    shell.waitFor("`open rows`, then `tap More`")
    shell.waitFor("rows> ")
    XCTAssertTrue(
      try workbook.read(".kata/journal.jsonl").contains(
        #""event":"predicted","guess":1,"index":0,"kata":"rows","measured":3,"#))
  }

  func testARightGuessIsSaidSo() throws {
    let (_, shell) = try shell()
    shell.type("go rows\r")
    shell.waitFor("your guess: ")
    shell.type("3\r")
    shell.waitFor("Right: 3 ran.")
  }

  func testEnterGoesOnAndNothingAsksAgain() throws {
    let (_, shell) = try shell()
    shell.type("go rows\r")
    shell.waitFor("your guess: ")
    shell.type("\r")
    shell.waitFor("Skipped; `predict rows` asks")
    shell.waitFor("rows> ")
    shell.type("brief\r")
    shell.waitFor("Katas/01-start/03-rows/Answer.swift")
    shell.waitFor("rows> ")
    XCTAssertEqual(shell.text.components(separatedBy: question).count, 2, shell.text)
  }

  func testCtrlDAtTheQuestionLeavesTheQuestionOnly() throws {
    let (_, shell) = try shell()
    shell.type("go rows\r")
    shell.waitFor("your guess: ")
    shell.type("\u{4}")
    shell.waitFor("rows> ")
    shell.type("quit\r")
    XCTAssertEqual(shell.waitForExit(), 0)
  }

  func testWordsAreAskedForAgain() throws {
    let (_, shell) = try shell()
    shell.type("go rows\r")
    shell.waitFor("your guess: ")
    shell.type("three\r")
    shell.waitFor("\"three\" is no count")
    shell.waitFor("your guess: ")
    shell.type("3\r")
    shell.waitFor("Right: 3 ran.")
  }

  func testASaveAtTheQuestionIsCheckedAndTheGuessSurvives() throws {
    let (workbook, shell) = try shell()
    shell.type("go rows\r")
    shell.waitFor("your guess: ")
    shell.type("1")
    shell.waitFor("1")
    try "let answer = 7\n".write(to: workbook.rowsAnswer, atomically: true, encoding: .utf8)
    shell.waitFor("the answer is 7; 2 is wanted")
    shell.waitFor("your guess: 1")
    // The shipped starter answers, whatever was saved meanwhile.
    shell.type("\r")
    shell.waitFor("Too low: 3 ran, you said 1.")
    shell.waitFor("rows ✗ 0/1> ")
  }

  func testNothingIsAskedAfterTheFirstCheck() throws {
    let workbook = try LearnersFolder(self)
    try workbook.addRows()
    _ = try workbook.kata("check", "rows")
    let shell = try workbook.shell()
    shell.waitFor("answer> ")
    shell.type("go rows\r")
    shell.waitFor("Answer.swift")
    shell.type("go answer\r")
    shell.waitFor("answer> ")
    XCTAssertFalse(shell.text.contains(question), shell.text)
  }

  func testPassingByCheckAsksAboutOnesOwnVersionBeforeTheDebrief() throws {
    let (workbook, shell) = try shell()
    try LearnersFolder.right.write(to: workbook.rowsAnswer, atomically: true, encoding: .utf8)
    shell.type("check rows\r")
    shell.waitFor("passed")
    shell.waitFor("In your own version you tap More.")
    shell.waitFor("your guess: ")
    XCTAssertFalse(shell.text.contains("Now you know"), shell.text)
    shell.type("60\r")
    shell.waitFor("Too high: 6 ran, you said 60.")
    shell.waitFor("Now you know about rows.")
  }

  func testPassingByASaveOnlyTellsOfTheQuestion() throws {
    let (workbook, shell) = try shell()
    shell.type("go rows\r")
    shell.waitFor("your guess: ")
    shell.type("\r")
    shell.waitFor("rows> ")
    shell.type("hin")
    shell.waitFor("hin")
    try LearnersFolder.right.write(to: workbook.rowsAnswer, atomically: true, encoding: .utf8)
    shell.waitFor("Now you know about rows.")
    shell.waitFor("One prediction about your own version is open: type predict.")
    shell.waitFor("rows ✓> hin")
  }

  func testAQuestionAboutTheStarterSaysSoOnceTheAnswerIsAnother() throws {
    let (workbook, shell) = try shell()
    try LearnersFolder.right.write(to: workbook.rowsAnswer, atomically: true, encoding: .utf8)
    shell.type("predict rows\r")
    shell.waitFor("In the starter as shipped you tap More.")
    shell.waitFor("your guess: ")
    shell.type("3\r")
    shell.waitFor("Right: 3 ran.")
    shell.waitFor("That was counted in the starter as shipped")
    XCTAssertFalse(shell.text.contains("`open rows`, then `tap More`"), shell.text)
  }

  func testAStartAtAKataWithQuestionsTellsOfThem() throws {
    let workbook = try LearnersFolder(self)
    try workbook.addRows()
    _ = try workbook.kata("go", "rows")
    let shell = try workbook.shell()
    shell.waitFor("It asks for a prediction before your first check: type predict.")
    shell.waitFor("rows> ")
  }

  func testJapaneseQuestionsTakeWideDigits() throws {
    let (_, shell) = try shell(["LANG": "ja_JP.UTF-8"])
    shell.type("go rows\r")
    shell.waitFor("「More」をタップすると、Row の body は何回実行されるでしょうか？")
    shell.waitFor("予想： ")
    shell.type("３\r")
    shell.waitFor("的中です。3 回でした。")
  }
}
