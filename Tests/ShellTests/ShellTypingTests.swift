import Foundation
import Learners
import XCTest

final class ShellTypingTests: TerminalTestCase {
  func testTabCompletesACommand() throws {
    let shell = try LearnersFolder(self).shell()
    shell.waitFor("answer> ")
    shell.type("prog\t")
    shell.waitFor("progress ")
    shell.type("\r")
    shell.waitFor("0 of 2 passed")
  }

  func testTabCompletesAKatasName() throws {
    let shell = try LearnersFolder(self).shell()
    shell.waitFor("answer> ")
    shell.type("go ot\t\r")
    shell.waitFor("other: The other")
    shell.waitFor("other> ")
  }

  func testTabListsWhatIsPossible() throws {
    let shell = try LearnersFolder(self).shell()
    shell.waitFor("answer> ")
    shell.type("go \t")
    shell.waitFor("answer  other\n")
    shell.waitFor("answer> go ")
  }

  func testTabOffersHintLevels() throws {
    let shell = try LearnersFolder(self).shell()
    shell.waitFor("answer> ")
    shell.type("hint --level \t")
    shell.waitFor("1  2  3  4\n")
    shell.type("3\r")
    shell.waitFor("Use it.")
  }

  func testJapaneseIsTypedAndEchoedWhole() throws {
    let shell = try LearnersFolder(self).shell()
    shell.waitFor("answer> ")
    shell.type("日本語")
    shell.waitFor("日本語")
    // Back over one character, another in its place.
    shell.type("\u{7F}型\r")
    shell.waitFor("There is no command \"日本型\"")
  }

  func testJapaneseWithoutAnyLocale() throws {
    let shell = try LearnersFolder(self).shell(environment: ["LC_ALL": "C"])
    shell.waitFor("answer> ")
    shell.type("日本語\r")
    shell.waitFor("There is no command \"日本語\"")
  }

  func testHomeEndAndDelete() throws {
    let shell = try LearnersFolder(self).shell()
    shell.waitFor("answer> ")
    shell.type("xelp\u{1B}[H\u{1B}[3~h\u{1B}[F quit\r")
    shell.waitFor("Leave; everything is kept.")
  }

  func testHistoryIsKeptBetweenStarts() throws {
    let workbook = try LearnersFolder(self)
    let first = try workbook.shell()
    first.waitFor("answer> ")
    first.type("help quit\r")
    first.waitFor("Leave;")
    first.waitFor("answer> ")
    first.type("\u{4}")
    XCTAssertEqual(first.waitForExit(), 0)
    let second = try workbook.shell()
    second.waitFor("answer> ")
    second.type("\u{1B}[A\r")
    second.waitFor("Leave;")
  }

  func testHistorySurvivesAKill() throws {
    let workbook = try LearnersFolder(self)
    let first = try workbook.shell()
    first.waitFor("answer> ")
    first.type("help quit\r")
    first.waitFor("Leave;")
    kill(first.identifier, SIGKILL)
    XCTAssertEqual(first.waitForExit(), 128 + SIGKILL)
    let second = try workbook.shell()
    second.waitFor("answer> ")
    second.type("\u{12}help\u{1B}\r")
    second.waitFor("Leave;")
  }

  func testAPipeLeavesTheHistoryAlone() throws {
    let workbook = try LearnersFolder(self)
    _ = try workbook.kata(input: "help\n")
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: workbook.url(".kata/history").path))
  }

  func testALineSurvivesAResize() throws {
    let shell = try LearnersFolder(self).shell(columns: 60)
    shell.waitFor("answer> ")
    shell.type("help qu")
    shell.waitFor("help qu")
    for columns in [40, 20, 100, 33] { shell.resize(columns: columns) }
    shell.waitFor("answer> help qu")
    shell.type("it\r")
    shell.waitFor("Leave;")
  }

  func testTheSolutionIsShownOnlyWhenTheLearnerSaysYes() throws {
    let shell = try LearnersFolder(self).shell()
    shell.waitFor("answer> ")
    shell.type("solution\r")
    shell.waitFor("Show the solution all the same? [y/N] ")
    shell.type("\r")
    shell.waitFor("answer> ")
    XCTAssertFalse(shell.text.contains("let answer = 2"))
    shell.type("solution\r")
    shell.waitFor("[y/N] ")
    shell.type("y\r")
    shell.waitFor("let answer = 2")
  }

  func testTheAnswerIsNoHintUntilTheLearnerSaysYes() throws {
    let shell = try LearnersFolder(self).shell()
    shell.waitFor("answer> ")
    shell.type("hint 3\r")
    shell.waitFor("Use it.")
    shell.waitFor("answer> ")
    shell.type("hint\r")
    shell.waitFor("The next hint is the answer to answer. Show it all the same? [y/N] ")
    shell.type("\r")
    shell.waitFor("answer> ")
    XCTAssertFalse(shell.text.contains("+let answer = 2"), shell.text)
    shell.type("hint\r")
    shell.waitFor("[y/N] ")
    shell.type("y\r")
    shell.waitFor("+let answer = 2")
  }

  func testTheFourthLevelByItsNameIsShownWithoutAsking() throws {
    let shell = try LearnersFolder(self).shell()
    shell.waitFor("answer> ")
    shell.type("hint 4\r")
    shell.waitFor("+let answer = 2")
    XCTAssertFalse(shell.text.contains("[y/N]"), shell.text)
  }

  func testABlockPastedRunsLineByLine() throws {
    let shell = try LearnersFolder(self).shell()
    shell.waitFor("answer> ")
    shell.type("help quit\rhelp next\rgo other\r")
    shell.waitFor("Leave;")
    shell.waitFor("Go on to the next kata")
    shell.waitFor("other> ")
  }
}
