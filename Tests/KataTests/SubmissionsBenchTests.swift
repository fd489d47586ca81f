import Foundation
import Learners
import XCTest

/// `kata-bench submissions`: a class for the grader whose verdicts are known beforehand.
final class SubmissionsBenchTests: XCTestCase {
  private static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func make(_ count: Int, seed: Int = 1, in place: URL) throws -> KataRun {
    try KataRun(
      [
        "submissions", "--count", "\(count)", "--seed", "\(seed)", "--output", place.path,
      ], in: Self.checkout, program: "kata-bench")
  }

  private func manifest(_ place: URL) throws -> [[String: Any]] {
    try String(contentsOf: place.appendingPathComponent("manifest.jsonl"), encoding: .utf8)
      .split(separator: "\n").compactMap {
        try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
      }
  }

  func testNoTwoAnswersAreAlikeInStructure() throws {
    let place = try LearnersFolder(self).url("class")
    let run = try make(150, in: place)
    XCTAssertEqual(run.code, 0, run.output + run.errors)
    XCTAssertTrue(run.output.contains("names, literals and order: 150"), run.output)
  }

  func testItIsOverTwentyKatasAtLeast() throws {
    let place = try LearnersFolder(self).url("class")
    _ = try make(150, in: place)
    XCTAssertGreaterThanOrEqual(
      Set(try manifest(place).compactMap { $0["kata"] as? String }).count, 20)
  }

  func testOneInAHundredIsHostile() throws {
    let place = try LearnersFolder(self).url("class")
    _ = try make(300, in: place)
    XCTAssertEqual(try manifest(place).count { $0["hostile"] != nil }, 3)
  }

  func testTheSameSeedMakesTheSameClass() throws {
    let room = try LearnersFolder(self)
    let places = ["one", "two"].map { room.url($0) }
    for place in places { _ = try make(60, seed: 7, in: place) }
    let names = try FileManager.default.subpathsOfDirectory(atPath: places[0].path).sorted()
    XCTAssertEqual(
      names, try FileManager.default.subpathsOfDirectory(atPath: places[1].path).sorted())
    for name in names where name.contains(".") {
      XCTAssertTrue(
        FileManager.default.contentsEqual(
          atPath: places[0].appendingPathComponent(name).path,
          andPath: places[1].appendingPathComponent(name).path), name)
    }
  }

  func testAWrongVerdictIsTold() throws {
    let room = try LearnersFolder(self)
    _ = try make(2, in: room.url("class"))
    var lines: [String] = []
    for entry in try manifest(room.url("class")) {
      let (learner, kata) = (entry["learner"] as? String ?? "", entry["kata"] as? String ?? "")
      let grade = #"{"kata":"\#(kata)","verdict":"invalid","reason":"","work":"\#(learner)"}"#
      lines.append(#"{"learner":"\#(learner)","katas":[\#(grade)]}"#)
    }
    for name in ["grades", "results", "queue/waiting", "queue/claimed"] {
      try FileManager.default.createDirectory(
        at: room.url("graded/\(name)"), withIntermediateDirectories: true)
    }
    try room.write(lines.joined(separator: "\n"), to: "graded/results.jsonl")
    let run = try KataRun(
      ["submissions", "--compare", "class", "graded"], in: room.folder, program: "kata-bench")
    XCTAssertEqual(run.code, 1)
    XCTAssertTrue(run.output.contains("right 0, wrong 2"), run.output)
  }
}
