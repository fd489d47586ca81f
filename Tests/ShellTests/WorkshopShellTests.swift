import Foundation
import Learners
import XCTest

/// A workshop at a learner's prompt.
final class WorkshopShellTests: TerminalTestCase {
  func testJoiningShowsThePlansClockInThePrompt() throws {
    let workbook = try LearnersFolder(self)
    _ = try workbook.openWorkshop()
    let shell = try workbook.shell()
    shell.waitFor("answer> ")
    shell.type("workshop join Mika --dir room\r")
    shell.waitFor("a pseudonym.")
    shell.waitFor("Workshop, step 1 of 2: answer, 10 minutes left.")
    shell.waitFor("answer · 10 min> ")
  }

  func testAHintAndTheNextStepComeAboveWhatIsBeingTyped() throws {
    let workbook = try LearnersFolder(self)
    _ = try workbook.openWorkshop()
    _ = try workbook.kata("workshop", "join", "Mika", "--dir", "room")
    let shell = try workbook.shell()
    shell.waitFor("answer · 10 min> ")
    shell.type("gibberish")
    shell.waitFor("gibberish")
    try workbook.board("room", "--hint", "read the cause first")
    shell.waitFor("From the leader: read the cause first")
    shell.waitFor("gibberish")
    try workbook.board("room", "--next")
    shell.waitFor("The leader moves on: other, 20 minutes.")
    shell.waitFor("answer · 20 min> gibberish")
    shell.type("\u{3}")
    shell.waitFor("answer · 20 min> ")
  }

  func testAHintIsShownOnce() throws {
    let workbook = try LearnersFolder(self)
    _ = try workbook.openWorkshop()
    _ = try workbook.kata("workshop", "join", "Mika", "--dir", "room")
    try workbook.board("room", "--hint", "read the cause")
    for isFirst in [true, false] {
      let shell = try workbook.shell()
      if isFirst { shell.waitFor("read the cause") }
      shell.waitFor("answer · 10 min> ")
      shell.type("quit\r")
      XCTAssertEqual(shell.waitForExit(), 0)
      XCTAssertEqual(shell.text.contains("read the cause"), isFirst)
    }
  }

  func testALostFolderDisturbsNobodyAndIsCaughtUpWith() throws {
    let workbook = try LearnersFolder(self)
    let room = try workbook.openWorkshop()
    _ = try workbook.kata("workshop", "join", "Mika", "--dir", "room")
    let shell = try workbook.shell()
    shell.waitFor("answer · 10 min> ")
    XCTAssertEqual(rename(room.path, room.path + ".away"), 0)
    try workbook.save(LearnersFolder.right)
    shell.waitFor("passed")
    shell.waitFor("The workshop's folder is out of reach")
    XCTAssertEqual(rename(room.path + ".away", room.path), 0)
    shell.waitFor("The workshop's folder is back; 1 check caught up.")
    XCTAssertTrue(try workbook.board("room").output.contains("1 passed answer"))
  }

  func testTheEndBringsTheSummary() throws {
    let workbook = try LearnersFolder(self)
    _ = try workbook.openWorkshop()
    _ = try workbook.kata("workshop", "join", "Mika", "--dir", "room")
    _ = try workbook.kata("check", "answer")
    let shell = try workbook.shell()
    shell.waitFor("answer ✗ 0/1 · 10 min> ")
    try workbook.board("room", "--next")
    shell.waitFor("The leader moves on")
    try workbook.board("room", "--next")
    shell.waitFor("The workshop is over.")
    shell.waitFor("You passed 0 of the plan's 2 katas, in 1 check.")
    shell.waitFor("Worth another look: answer.")
    shell.waitFor("answer ✗ 0/1> ")
  }

  func testWhoComesLateSeesWhatTheStepHasLeft() throws {
    let workbook = try LearnersFolder(self)
    let room = try workbook.openWorkshop()
    try setTime(of: room, secondsAgo: 300)
    _ = try workbook.kata("workshop", "join", "Mika", "--dir", "room")
    let shell = try workbook.shell()
    shell.waitFor("Workshop, step 1 of 2: answer, 5 minutes left.")
    shell.waitFor("answer · 5 min> ")
  }

  func testALeadersClockADayAheadChangesNothing() throws {
    let workbook = try LearnersFolder(self)
    let room = try workbook.openWorkshop()
    try setTime(of: room, secondsAgo: -86_400)
    _ = try workbook.kata("workshop", "join", "Mika", "--dir", "room")
    let shell = try workbook.shell()
    shell.waitFor("answer · 10 min> ")
  }

  /// Gives the leader's note the time at which it was written.
  private func setTime(of room: URL, secondsAgo: Int) throws {
    let time = timeval(tv_sec: Int(Date().timeIntervalSince1970) - secondsAgo, tv_usec: 0)
    var times = [time, time]
    XCTAssertEqual(utimes(room.appendingPathComponent("leader.json").path, &times), 0)
  }

  func testLeavingTakesTheClockAway() throws {
    let workbook = try LearnersFolder(self)
    _ = try workbook.openWorkshop()
    _ = try workbook.kata("workshop", "join", "Mika", "--dir", "room")
    let shell = try workbook.shell()
    shell.waitFor("answer · 10 min> ")
    shell.type("workshop leave\r")
    shell.waitFor("You have left")
    shell.waitFor("answer> ")
  }

  func testTheShellSpeaksJapaneseInAWorkshop() throws {
    let workbook = try LearnersFolder(self)
    _ = try workbook.openWorkshop()
    let shell = try workbook.shell(environment: ["LANG": "ja_JP.UTF-8"])
    shell.waitFor("answer> ")
    shell.type("workshop join Mika --dir room\r")
    shell.waitFor("という仮名で参加しました。")
    shell.waitFor("answer · 残り 10 分> ")
  }
}
