import Foundation
import Learners
import XCTest

/// The leader's board at a terminal of 80 columns.
final class BoardTerminalTests: TerminalTestCase {
  private func watch(_ workbook: LearnersFolder, rows: Int = 24) throws -> TerminalSession {
    try TerminalSession(
      RunningKata.binary.deletingLastPathComponent().appendingPathComponent("kata-board").path,
      ["room", "--watch"], in: workbook.folder, environment: ["HOME": workbook.folder.path],
      rows: rows)
  }

  func testTheBoardFollowsTheRoomUntilCtrlC() throws {
    let workbook = try LearnersFolder(self)
    _ = try workbook.openWorkshop()
    let board = try watch(workbook)
    board.waitFor("Tuesday · step 1 of 2: answer, 10 min left")
    board.waitFor("Nobody has joined yet.")
    _ = try workbook.kata("workshop", "join", "Mika", "--dir", "room", "--named")
    board.waitFor("Mika")
    board.waitFor("▸")
    _ = try workbook.kata("check", "answer")
    board.waitFor("✗1")
    try workbook.write(LearnersFolder.right, to: "Katas/01-start/01-answer/Answer.swift")
    _ = try workbook.kata("check", "answer")
    board.waitFor("✓")
    board.waitFor("just passed: Mika answer")
    try workbook.board("room", "--next")
    board.waitFor("step 2 of 2: other, 20 min left")
    board.type("\u{3}")
    XCTAssertEqual(board.waitForExit(), 0)
    XCTAssertTrue(board.raw.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"), "the screen is not given back")
  }

  func testABoardOpenedInTheShellGivesThePromptBack() throws {
    let workbook = try LearnersFolder(self)
    _ = try workbook.openWorkshop()
    let shell = try workbook.shell()
    shell.waitFor("answer> ")
    shell.type("board room --watch\r")
    shell.waitFor("Nobody has joined yet.")
    shell.type("\u{3}")
    shell.waitFor("answer> ")
    XCTAssertTrue(shell.raw.contains("\u{1B}[?25h\u{1B}[?1049l"), "the screen is not given back")
    shell.type("quit\r")
    XCTAssertEqual(shell.waitForExit(), 0)
  }

  func testAFolderOutOfReachIsSaidAndTheRoomStays() throws {
    let workbook = try LearnersFolder(self)
    let room = try workbook.openWorkshop()
    _ = try workbook.kata("workshop", "join", "Mika", "--dir", "room", "--named")
    let board = try watch(workbook)
    board.waitFor("Mika")
    XCTAssertEqual(rename(room.path, room.path + ".away"), 0)
    board.waitFor("The folder is out of reach")
    board.waitFor("Mika")
  }
}
