import Foundation
import Learners
import XCTest

/// A whole workshop: a leader and three learners, each with a checkout of their own.
final class WorkshopRunTests: XCTestCase {
  private func join(
    _ learner: LearnersFolder, _ room: URL, _ words: String...
  ) throws -> KataRun {
    try KataRun(["workshop", "join"] + words + ["--dir", room.path], in: learner.folder)
  }

  func testThreeLearnersFromThePlanToTheReport() throws {
    let leader = try LearnersFolder(self)
    let learners = try (0..<3).map { _ in try LearnersFolder(self) }
    let room = leader.url("room")
    try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)

    let plan = try leader.kata("workshop", "new", "--title", "Tuesday", "--break", "0")
    XCTAssertEqual(plan.code, 0, plan.errors)
    XCTAssertTrue(plan.output.contains("workshop.json: 2 katas, 10 minutes."), plan.output)
    try leader.board("room")

    _ = try join(learners[0], room, "Anna", "--named")
    _ = try join(learners[1], room, "Ben", "--named", "--with", "Bea")
    let hidden = try join(learners[2], room, "Cleo")
    XCTAssertTrue(hidden.output.contains("a pseudonym"), hidden.output)

    try learners[0].write(LearnersFolder.right, to: "Katas/01-start/01-answer/Answer.swift")
    XCTAssertEqual(try learners[0].kata("check", "answer").code, 0)
    for _ in 0..<6 { _ = try learners[1].kata("check", "answer") }
    _ = try learners[2].kata("hint", "answer")

    let board = try leader.board("room", "--html", "board.html").output
    XCTAssertTrue(board.contains("4 people at 3 shells · 1 stuck · 1 passed answer"), board)
    XCTAssertTrue(board.contains("‼ STUCK (1)\n‼ Ben+Bea ×2"), board)
    let page = try Browser.shown(leader.read("board.html"))
    XCTAssertTrue(page.contains("<td class=\"bad\">✗6</td>"), page)

    let nobody = try KataRun(
      ["room", "--hint", "x", "--to", "Bob"], in: leader.folder, program: "kata-board")
    XCTAssertEqual(nobody.code, 3)
    XCTAssertTrue(nobody.errors.contains("nobody here goes by \"Bob\""), nobody.errors)
    try leader.board("room", "--hint", "one more", "--to", "Ben+Bea")

    for _ in 0..<2 { try leader.board("room", "--next") }
    let end = try leader.board("room", "--report")
    XCTAssertTrue(end.output.contains("the plan is done"), end.output)
    let report = try leader.read("room/report/report.csv")
    XCTAssertTrue(report.contains("Anna,1,answer,1,1,"), report)
    XCTAssertTrue(report.contains("Ben+Bea,2,answer,0,6,,failed,"), report)
    XCTAssertTrue(
      try Browser.shown(leader.read("room/report/report.html")).contains("Hardest katas"))

    let summary = try learners[1].kata("workshop", "summary")
    XCTAssertTrue(
      summary.output.contains("You passed 0 of the plan's 2 katas, in 6 checks."), summary.output)
    XCTAssertTrue(summary.output.contains("Worth another look: answer."), summary.output)

    for name in try FileManager.default.contentsOfDirectory(atPath: room.path)
    where name.contains(".json") {
      let text = try leader.read("room/\(name)")
      XCTAssertFalse(text.contains("Cleo") || text.contains("import SwiftUI"), text)
    }
  }

  func testSourceIsShownOnlyByWhoShares() throws {
    let learner = try LearnersFolder(self)
    let room = try learner.openWorkshop()
    _ = try join(learner, room, "Mika", "--named")
    _ = try learner.kata("check", "answer")
    XCTAssertFalse(FileManager.default.fileExists(atPath: room.path + "/shared"))
    let share = try learner.kata("workshop", "share", "answer")
    XCTAssertEqual(share.code, 0, share.errors)
    let ids = try FileManager.default.contentsOfDirectory(atPath: room.path + "/shared")
    XCTAssertEqual(
      try learner.read("room/shared/\(ids[0])/answer/Answer.swift"), LearnersFolder.starter)
  }

  func testWhoComesBackIsWhoTheyWere() throws {
    let learner = try LearnersFolder(self)
    let room = try learner.openWorkshop()
    for _ in 0..<2 { _ = try join(learner, room, "Mika") }
    let names = try FileManager.default.contentsOfDirectory(atPath: room.path)
    XCTAssertEqual(names.count { $0.hasPrefix("learner-") }, 1)
  }

  func testWhatIsMissingIsSaidWithTheRemedy() throws {
    let learner = try LearnersFolder(self)
    let nowhere = try learner.kata("workshop", "join", "Mika", "--dir", "nowhere")
    XCTAssertEqual(nowhere.code, 3)
    XCTAssertTrue(nowhere.errors.contains("ask the leader which one"), nowhere.errors)
    let nameless = try learner.kata("workshop", "join")
    XCTAssertEqual(nameless.code, 2)
    XCTAssertTrue(
      nameless.errors.contains("workshop join NAME --dir DIR"), nameless.errors)
    let outside = try learner.kata("workshop", "summary")
    XCTAssertEqual(outside.code, 2)
    try FileManager.default.createDirectory(
      at: learner.url("room"), withIntermediateDirectories: true)
    let planless = try KataRun(["room"], in: learner.folder, program: "kata-board")
    XCTAssertEqual(planless.code, 3)
    XCTAssertTrue(planless.errors.contains("write one by `kata workshop new`"), planless.errors)
  }

  func testPresentingShowsBriefAndLiveScreenSideBySide() throws {
    let leader = try LearnersFolder(self)
    let run = try leader.kata(
      "workshop", "present", "answer", "--html", "screen.html", input: "tap More\n")
    XCTAssertEqual(run.code, 0, run.errors)
    let lines = run.output.split(separator: "\n").map { $0.split(separator: "│") }
    XCTAssertTrue(lines.contains { $0.count == 2 && $0[0].contains("Make it 2.") }, run.output)
    XCTAssertTrue(lines.contains { $0.count == 2 && $0[1] == " count 1" }, run.output)
    let page = try Browser.shown(leader.read("screen.html"))
    XCTAssertTrue(page.contains("count 1\n"), page)
    XCTAssertTrue(page.contains("Counter.body ×1"), page)
    XCTAssertFalse(page.contains("<script"))
  }

  func testAPlanThatIsThereIsNotWrittenOver() throws {
    let learner = try LearnersFolder(self)
    XCTAssertEqual(try learner.kata("workshop", "new").code, 0)
    let again = try learner.kata("workshop", "new")
    XCTAssertEqual(again.code, 3)
    XCTAssertTrue(again.errors.contains("is there already"), again.errors)
  }
}
