import Foundation
import Learners
import XCTest

/// `kata check` through the built binary: verdicts, codes, formats, progress.
final class CheckTests: XCTestCase {
  private let answer = "Katas/01-start/01-answer/Answer.swift"

  private func solve(_ folder: LearnersFolder) throws {
    try folder.write("import SwiftUI\n\nlet answer = 2\n", to: answer)
  }

  func testStarterFailsWithTheSentenceThatTeaches() throws {
    let run = try LearnersFolder(self).kata("check", "answer")
    XCTAssertTrue(run.output.contains("✗ failed   testTheAnswerIsTwo"), run.output + run.errors)
    XCTAssertTrue(run.output.contains("the answer is 1; 2 is wanted"), run.output)
    XCTAssertEqual(run.code, 1)
  }

  func testSolutionInPlacePasses() throws {
    let folder = try LearnersFolder(self)
    try solve(folder)
    let run = try folder.kata("check", "answer")
    XCTAssertTrue(run.output.contains("answer: ✓ passed"), run.output + run.errors)
    XCTAssertEqual(run.code, 0)
  }

  func testPassingIsRemembered() throws {
    let folder = try LearnersFolder(self)
    try solve(folder)
    _ = try folder.kata("check", "answer")
    let list = try folder.kata("list")
    XCTAssertTrue(list.output.contains("✓ passed       answer"), list.output)
    XCTAssertTrue(list.output.contains("1 of 2 passed"), list.output)
  }

  func testAnotherSourceIsJudgedAndNotRemembered() throws {
    let folder = try LearnersFolder(self)
    let run = try folder.kata("check", "--all", "--source", "Solutions", "--jobs", "2")
    XCTAssertTrue(run.output.contains("2 of 2 katas passed"), run.output + run.errors)
    XCTAssertEqual(run.code, 0)
    XCTAssertTrue(try folder.kata("list").output.contains("0 of 2 passed"))
  }

  func testManyKatasAreReportedInTheirOrder() throws {
    let folder = try LearnersFolder(self)
    try solve(folder)
    let run = try folder.kata("check", "--all", "--jobs", "2")
    let lines = run.output.split(separator: "\n")
    XCTAssertTrue(lines.first?.hasPrefix("answer: ✓ passed") == true, run.output)
    XCTAssertEqual(lines.last, "1 of 2 katas passed, 1 failed")
    XCTAssertEqual(run.code, 1)
  }

  func testJSONHasKataAndVerdict() throws {
    let folder = try LearnersFolder(self)
    try solve(folder)
    let run = try folder.kata("check", "answer", "other", "--format", "json")
    let object = try XCTUnwrap(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let results = try XCTUnwrap(object["results"] as? [[String: Any]])
    XCTAssertEqual(results.map { $0["kata"] as? String }, ["answer", "other"])
    XCTAssertEqual(results.map { $0["verdict"] as? String }, ["passed", "failed"])
    XCTAssertEqual(run.code, 1)
  }

  func testTAPCountsTheKatas() throws {
    let run = try LearnersFolder(self).kata(
      "check", "--all", "--source", "Solutions", "--format", "tap")
    XCTAssertTrue(run.output.hasPrefix("TAP version 14\n1..2\n"), run.output)
    XCTAssertTrue(run.output.hasSuffix("ok 2 - other\n"), run.output)
  }

  func testCompileErrorStandsWithFileAndLine() throws {
    let folder = try LearnersFolder(self)
    try folder.write("import SwiftUI\n\nlet answer = two\n", to: answer)
    let run = try folder.kata("check", "answer")
    XCTAssertTrue(run.output.contains("did not compile"), run.output + run.errors)
    XCTAssertTrue(run.output.contains("Answer.swift:3:14: error: cannot find 'two'"), run.output)
    XCTAssertEqual(run.code, 1)
  }

  func testCRLFLineEndsPass() throws {
    let folder = try LearnersFolder(self)
    try folder.write("import SwiftUI\r\n\r\nlet answer = 2\r\n", to: answer)
    XCTAssertEqual(try folder.kata("check", "answer").code, 0)
  }

  func testSourceThatIsNotUTF8IsSaid() throws {
    let folder = try LearnersFolder(self)
    try folder.write(Data([0x6C, 0xFF, 0xFE]), to: answer)
    let run = try folder.kata("check", "answer")
    XCTAssertTrue(run.output.contains("UTF-8"), run.output + run.errors)
    XCTAssertTrue(run.output.contains("Answer.swift"), run.output)
    XCTAssertNotEqual(run.code, 0)
  }

  func testSourceOfFiveMegabytesIsSaid() throws {
    let folder = try LearnersFolder(self)
    try folder.write(Data(repeating: 0x20, count: 5_000_000), to: answer)
    let run = try folder.kata("check", "answer")
    XCTAssertTrue(run.output.contains("Answer.swift"), run.output + run.errors)
    XCTAssertNotEqual(run.code, 0)
  }

  func testAMissingToolchainIsSaidWithTheRemedy() throws {
    let run = try LearnersFolder(self).kata(
      "check", "answer", environment: ["PATH": "/nowhere"])
    XCTAssertTrue(run.output.contains("no Swift toolchain is on the PATH"), run.output)
    XCTAssertTrue(run.output.contains("https://swift.org/install"), run.output)
    XCTAssertEqual(run.code, 3)
  }

  func testASourceThatIsNotThereIsSaid() throws {
    let run = try LearnersFolder(self).kata("check", "answer", "--source", "nowhere")
    XCTAssertTrue((run.output + run.errors).contains("nowhere"), run.errors)
    XCTAssertEqual(run.code, 2)
  }

  func testAllAndANameTogetherAreRefused() throws {
    let run = try LearnersFolder(self).kata("check", "--all", "answer")
    XCTAssertEqual(
      run.errors, "kata: --all means every kata: leave \"answer\" or --all out.\n")
    XCTAssertEqual(run.code, 2)
  }

  func testAPipeOfCommandsEndsWithTheLastCodeThatIsNotZero() throws {
    let run = try LearnersFolder(self).kata(input: "go answer\ncheck\nlist\n")
    XCTAssertTrue(run.output.contains("✗ failed   testTheAnswerIsTwo"), run.output + run.errors)
    XCTAssertEqual(run.code, 1)
  }
}
