import Learners
import XCTest

final class ShellPromptTests: TerminalTestCase {
  func testTheFirstStartSaysWhatToDoAndPrompts() throws {
    let shell = try LearnersFolder(self).shell()
    shell.waitFor("Welcome!")
    shell.waitFor("Katas/01-start/01-answer/Answer.swift")
    shell.waitFor("answer> ")
  }

  func testALaterStartGoesOnWhereOneWas() throws {
    let workbook = try LearnersFolder(self)
    _ = try workbook.kata(input: "go other\n")
    let shell = try workbook.shell()
    shell.waitFor("Welcome back to other")
    shell.waitFor("other> ")
  }

  func testCtrlDLeaves() throws {
    let shell = try LearnersFolder(self).shell()
    shell.waitFor("answer> ")
    shell.type("\u{4}")
    XCTAssertEqual(shell.waitForExit(), 0)
  }

  func testQuitLeaves() throws {
    let shell = try LearnersFolder(self).shell()
    shell.waitFor("answer> ")
    shell.type("quit\r")
    XCTAssertEqual(shell.waitForExit(), 0)
  }

  func testCtrlCAtThePromptGivesUpTheLineAndNotTheShell() throws {
    let shell = try LearnersFolder(self).shell()
    shell.waitFor("answer> ")
    shell.type("gibberish")
    shell.waitFor("gibberish")
    shell.type("\u{3}")
    shell.waitFor("answer> ")
    shell.type("help\r")
    shell.waitFor("Commands")
    XCTAssertFalse(shell.text.contains("no command"), "the line should be gone")
  }

  func testATerminatedShellPutsTheTerminalInOrder() throws {
    let shell = try LearnersFolder(self).shell()
    shell.waitFor("answer> ")
    XCTAssertFalse(shell.echoes, "libedit echoes by itself")
    kill(shell.identifier, SIGTERM)
    XCTAssertEqual(shell.waitForExit(), 0)
    XCTAssertTrue(shell.echoes)
  }

  func testColoursOnATerminal() throws {
    let shell = try LearnersFolder(self).shell()
    shell.waitFor("answer> ")
    XCTAssertTrue(shell.raw.contains("\u{1B}[1m"))
  }

  func testNoColourWhenTheLearnerSaysSo() throws {
    let shell = try LearnersFolder(self).shell(environment: ["NO_COLOR": "1"])
    shell.waitFor("answer> ")
    shell.type("help\r")
    shell.waitFor("Ctrl-D leaves.\n")
    XCTAssertNil(shell.raw.range(of: "\u{1B}\\[[0-9;]*m", options: .regularExpression))
  }

  func testADumbTerminalGetsNoSequenceAtAll() throws {
    let workbook = try LearnersFolder(self)
    let shell = try workbook.shell(environment: ["TERM": "dumb"])
    shell.waitFor("answer> ")
    shell.type("hint 1\r")
    shell.waitFor("A nudge.")
    shell.waitFor("answer> ")
    try workbook.save(LearnersFolder.right)
    shell.waitFor("passed")
    shell.waitFor("answer ✓> ")
    XCTAssertFalse(shell.raw.contains("\u{1B}"))
  }

  func testJapaneseWhenTheLanguageIsJapanese() throws {
    let shell = try LearnersFolder(self).shell(environment: ["LANG": "ja_JP.UTF-8"])
    shell.waitFor("ようこそ")
    shell.waitFor("answer> ")
    shell.type("help\r")
    shell.waitFor("コマンド一覧")
    shell.type("check\r")
    shell.waitFor("✗ 不合格 · 1 個中 0 個のテストに合格")
  }
}
