import Foundation
import Learners
import XCTest

/// The grader's queue, emptied by engines that a school has already: GNU parallel over ssh, and Slurm.
final class EngineTests: XCTestCase {
  private static let count = 6

  private func run(
    _ script: String, _ number: Int = 2, walls: [String] = ["--trust-submissions"]
  ) throws -> (LearnersFolder, KataRun) {
    let room = try LearnersFolder(self)
    for number in 0..<Self.count {
      let text = LearnersFolder.right + "let number\(number) = \(number)\n"
      try room.write(text, to: "submissions/learner\(number)/answer/Answer.swift")
    }
    let place = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Engines/\(script)").path
    let run = try KataRun(
      ["submissions", "graded", "\(number)"] + walls, in: room.folder,
      shell: "exec bash '\(place)' \"$0\" \"$@\"", program: "kata-grade")
    if run.code == 77 { throw XCTSkip(run.output) }
    return (room, run)
  }

  func testParallelEmptiesTheQueueOverTwoLogins() throws {
    let (_, run) = try run("parallel.sh")
    XCTAssertEqual(run.code, 0, run.output + run.errors)
    XCTAssertTrue(run.output.contains("passed \(Self.count)"), run.output)
    XCTAssertTrue(run.output.contains("one: ") && run.output.contains("two: "), run.output)
  }

  func testAJobArrayOfSlurmEmptiesTheQueue() throws {
    let (_, run) = try run("slurm.sh")
    XCTAssertEqual(run.code, 0, run.output + run.errors)
    XCTAssertTrue(run.output.contains("passed \(Self.count)"), run.output)
    XCTAssertTrue(run.output.contains("3 batches"), run.output)
  }

  func testNoKillOfAnythingLosesOrRepeatsAGradeOrLeavesAnythingBehind() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/bwrap") else {
      throw XCTSkip("there are no walls without bubblewrap: apt-get install bubblewrap")
    }
    // As an ordinary user the walls of this machine may be lower; what is killed is the same.
    let walls = getuid() == 0 ? [] : ["--accept-reduced"]
    let (_, run) = try run("kill.sh", 4, walls: walls)
    XCTAssertEqual(run.code, 0, run.output + run.errors)
    XCTAssertTrue(
      run.output.contains(
        "planned \(Self.count), graded \(Self.count), drafts left 0, queue left 0"), run.output)
  }
}
