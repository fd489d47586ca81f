import Learners
import XCTest

/// What Ctrl-C and Ctrl-D do at the questions of a command line.
final class QuestionTests: TerminalTestCase {
  func testCtrlCAtTheQuestionBeforeASolutionEndsWith130() throws {
    let kata = try LearnersFolder(self).shell("solution", "answer")
    kata.waitFor("[y/N] ")
    kata.type("\u{3}")
    kata.waitFor("Not shown; ")
    XCTAssertEqual(kata.waitForExit(), 130)
    XCTAssertFalse(kata.text.contains("let answer"))
  }

  func testCtrlDAtTheQuestionBeforeASolutionIsNo() throws {
    let kata = try LearnersFolder(self).shell("solution", "answer")
    kata.waitFor("[y/N] ")
    kata.type("\u{4}")
    kata.waitFor("Not shown; ")
    XCTAssertEqual(kata.waitForExit(), 0)
    XCTAssertFalse(kata.text.contains("let answer"))
  }

  func testCtrlCAtTheQuestionBeforeTheLastHintEndsWith130() throws {
    let workbook = try LearnersFolder(self)
    _ = try workbook.kata("hint", "--level", "3", "answer")
    let kata = try workbook.shell("--lang", "ja", "hint", "answer")
    kata.waitFor("[y/N] ")
    kata.type("\u{3}")
    kata.waitFor("表示しませんでした。")
    XCTAssertEqual(kata.waitForExit(), 130)
  }

  func testCtrlCAtAPredictionEndsWith130AndSaysHowToComeBack() throws {
    let workbook = try LearnersFolder(self)
    try workbook.addRows()
    let kata = try workbook.shell("predict", "rows")
    kata.waitFor("your guess: ")
    kata.type("\u{3}")
    kata.waitFor("Skipped; `predict rows` asks whenever you like.")
    XCTAssertEqual(kata.waitForExit(), 130)
  }

  func testCtrlDAtAPredictionEndsTheAsking() throws {
    let workbook = try LearnersFolder(self)
    try workbook.addRows()
    let kata = try workbook.shell("predict", "rows")
    kata.waitFor("your guess: ")
    kata.type("\u{4}")
    kata.waitFor("Skipped; `predict rows` asks whenever you like.")
    XCTAssertEqual(kata.waitForExit(), 0)
  }

  func testCtrlCAtAPredictionLeavesTheShellOpen() throws {
    let workbook = try LearnersFolder(self)
    try workbook.addRows()
    let shell = try workbook.shell()
    shell.waitFor("answer> ")
    shell.type("predict rows\r")
    shell.waitFor("your guess: ")
    shell.type("\u{3}")
    shell.waitFor("Skipped; ")
    shell.waitFor("answer> ")
  }
}
