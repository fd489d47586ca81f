import Foundation
import Learners
import XCTest

/// `kata-grade`, built: what it grades, what it refuses, and that it goes on after a kill.
final class GradeDoorTests: XCTestCase {
  private func room(_ answers: [String: String]) throws -> LearnersFolder {
    let room = try LearnersFolder(self)
    for (name, text) in answers {
      try room.write(text, to: "submissions/\(name)/answer/Answer.swift")
    }
    return room
  }

  private func grade(_ room: LearnersFolder, _ words: String...) throws -> KataRun {
    try KataRun(words + ["--output", "graded"], in: room.folder, program: "kata-grade")
  }

  private func needWalls() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/bwrap") else {
      throw XCTSkip("there are no walls without bubblewrap: apt-get install bubblewrap")
    }
  }

  private func results(_ room: LearnersFolder) throws -> [String: [String: Any]] {
    var results: [String: [String: Any]] = [:]
    for line in try room.read("graded/results.jsonl").split(separator: "\n") {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      if let value, let name = value["learner"] as? String { results[name] = value }
    }
    return results
  }

  private func verdict(_ name: String, _ room: LearnersFolder) throws -> String? {
    ((try results(room)[name])?["katas"] as? [[String: Any]])?.first?["verdict"] as? String
  }

  func testARightAWrongAndAForbiddenAnswerGetTheirVerdicts() throws {
    try needWalls()
    let room = try room([
      "anna": LearnersFolder.right, "bob": LearnersFolder.starter,
      "eve": "import Glibc\nlet answer: Int = { exit(0) }()\n",
    ])
    let run = try grade(room, "submissions")
    XCTAssertEqual(run.code, 0, run.errors)
    XCTAssertTrue(run.output.hasPrefix("Walls: full. 3 learners"), run.output)
    XCTAssertEqual(
      try ["anna", "bob", "eve"].map { try verdict($0, room) }, ["passed", "failed", "forbidden"])
  }

  func testTheNativeResultSaysItsSchemaAndTheWall() throws {
    try needWalls()
    let room = try room(["anna": LearnersFolder.right])
    _ = try grade(room, "submissions")
    let anna = try results(room)["anna"]
    XCTAssertEqual(anna?["schema"] as? String, "kata-result/v1")
    XCTAssertEqual(anna?["wall"] as? String, "full")
  }

  func testTheReportsThatAreAskedForAreThere() throws {
    let room = try room(["anna": LearnersFolder.right])
    let formats = "html,junit,gradescope,exercism,prairielearn,classroom50,github,canvas"
    let run = try grade(room, "submissions", "--trust-submissions", "--format", formats)
    XCTAssertEqual(run.code, 0, run.errors)
    let found = try FileManager.default.contentsOfDirectory(
      atPath: room.url("graded/reports").path
    ).sorted()
    XCTAssertEqual(
      found,
      [
        "canvas.csv", "class.html", "classroom50", "exercism", "github.txt", "gradescope", "junit",
        "prairielearn", "summary.md",
      ])
  }

  func testAKilledGradingGoesOn() throws {
    var answers: [String: String] = [:]
    for number in 0..<12 {
      answers["l\(number)"] = LearnersFolder.right + "// \(number)\nlet n = \(number)\n"
    }
    let room = try room(answers)
    let words = ["submissions", "--output", "graded", "--trust-submissions"]
    let running = try RunningKata(words, in: room.folder, program: "kata-grade")
    let grades = room.url("graded/grades").path
    for _ in 0..<3000 {
      let done = (try? FileManager.default.contentsOfDirectory(atPath: grades))?.count ?? 0
      if done > 2 { break }
      usleep(20_000)
    }
    running.kill()
    _ = running.finish()
    let run = try grade(room, "--resume", "--trust-submissions")
    XCTAssertEqual(run.code, 0, run.errors)
    XCTAssertTrue(run.output.contains("passed 12"), run.output)
  }

  func testAGradingThatIsThereIsNotGradedOver() throws {
    let room = try room(["anna": LearnersFolder.right])
    _ = try grade(room, "submissions", "--trust-submissions", "--plan")
    let run = try grade(room, "submissions", "--trust-submissions")
    XCTAssertEqual(run.code, 3)
    XCTAssertTrue(run.errors.contains("holds a grading already"), run.errors)
  }

  func testBelowFullWallsNothingIsGradedAndTheRemedyIsTold() throws {
    try needWalls()
    guard getuid() == 0 else { throw XCTSkip("hiding bubblewrap from a program needs root") }
    let room = try room(["anna": LearnersFolder.right])
    let run = try KataRun(
      ["submissions", "--output", "graded"], in: room.folder,
      mounting: "mount --bind /dev/null /usr/bin/bwrap", program: "kata-grade")
    XCTAssertEqual(run.code, 3, run.output)
    XCTAssertTrue(run.errors.contains("bubblewrap"), run.errors)
    XCTAssertFalse(FileManager.default.fileExists(atPath: room.url("graded/results.jsonl").path))
  }

  func testTrustIsSaidOnceAndStandsInTheResult() throws {
    let room = try room(["anna": LearnersFolder.right])
    let run = try grade(room, "submissions", "--trust-submissions")
    XCTAssertTrue(run.errors.contains("Grading without walls"), run.errors)
    XCTAssertEqual(try results(room)["anna"]?["wall"] as? String, "none")
  }

  func testAKataThatThereIsNotIsAUsageError() throws {
    let run = try grade(try room([:]), "submissions", "--katas", "answr")
    XCTAssertEqual(run.code, 2)
    XCTAssertTrue(run.errors.contains("did you mean answer?"), run.errors)
  }

  func testAFormatThatThereIsNotIsAUsageError() throws {
    let run = try grade(try room([:]), "submissions", "--format", "gradescop")
    XCTAssertEqual(run.code, 2)
    XCTAssertTrue(run.errors.contains("did you mean gradescope?"), run.errors)
  }

  func testAFolderThatThereIsNotIsAnError() throws {
    let run = try grade(try room([:]), "nowhere", "--trust-submissions")
    XCTAssertEqual(run.code, 3)
    XCTAssertTrue(run.errors.contains("does it exist?"), run.errors)
  }

  func testAPolicyThatIsNoneIsRefusedBeforeAnythingIsGraded() throws {
    let room = try room(["anna": LearnersFolder.right])
    try room.write("{}", to: "policy.json")
    let run = try grade(room, "submissions", "--policy", "policy.json")
    XCTAssertEqual(run.code, 3)
    XCTAssertTrue(run.errors.contains("is no grading policy"), run.errors)
  }

  func testATimeInAnotherNotationIsNoHeading() throws {
    let room = try room(["anna": LearnersFolder.right])
    try room.write("anna,2026-12-01 10:00\n", to: "times.csv")
    let run = try grade(room, "submissions", "--times", "times.csv")
    XCTAssertEqual(run.code, 3)
    XCTAssertTrue(run.errors.contains("times.csv, line 1:"), run.errors)
  }

  func testAnExamSaysFirstWhatItHadNoProbeFor() throws {
    let room = try room(["anna": LearnersFolder.right])
    let run = try grade(room, "submissions", "--trust-submissions", "--exam")
    XCTAssertEqual(run.code, 0, run.errors)
    let first = run.output.split(separator: "\n").first ?? ""
    XCTAssertTrue(first.contains("Exam: 0 probed, not probed: answer 1."), run.output)
    let kata = (try results(room)["anna"]?["katas"] as? [[String: Any]])?.first
    XCTAssertEqual((kata?["exam"] as? [String: Any])?["outcome"] as? String, "notProbed")
  }

  func testAGradingThatBeganAsNoExamIsNoneLater() throws {
    let room = try room(["anna": LearnersFolder.right])
    _ = try grade(room, "submissions", "--trust-submissions", "--plan")
    let run = try grade(room, "--resume", "--trust-submissions", "--exam")
    XCTAssertEqual(run.code, 3)
    XCTAssertTrue(run.errors.contains("is no exam; --regrade --exam"), run.errors)
  }

  func testASeedWithoutAnExamIsAUsageError() throws {
    let run = try grade(try room([:]), "submissions", "--seed", "7")
    XCTAssertEqual(run.code, 2)
    XCTAssertTrue(run.errors.contains("--seed goes with --exam only"), run.errors)
  }

  func testTheOutputIsNeeded() throws {
    let run = try KataRun(["submissions"], in: try room([:]).folder, program: "kata-grade")
    XCTAssertEqual(run.code, 2)
    XCTAssertTrue(run.errors.contains("--output DIR"), run.errors)
  }

  func testKataGradeIsTheSameProgram() throws {
    let room = try room(["anna": LearnersFolder.right])
    let run = try room.kata("grade", "submissions", "--output", "graded", "--trust-submissions")
    XCTAssertEqual(run.code, 0, run.errors)
    XCTAssertTrue(run.output.contains("passed 1"), run.output)
  }
}
