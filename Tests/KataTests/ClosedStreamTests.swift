import Foundation
import Learners
import XCTest

/// Streams that the caller closed: nothing waits for ever, nothing is written where it must not be.
final class ClosedStreamTests: XCTestCase {
  private func run(_ words: [String], closing stream: String) throws -> (KataRun, LearnersFolder) {
    let folder = try LearnersFolder(self)
    let run = try KataRun(
      words, in: folder.folder, mounting: #"exec timeout 60 "$0" "$@" "# + stream)
    return (run, folder)
  }

  func testAShellWithoutInputEnds() throws {
    let (run, _) = try run([], closing: "<&-")
    XCTAssertEqual(run.code, 0, run.errors)
  }

  func testWordsWithoutAnOutputGoNowhere() throws {
    let (run, folder) = try run(["hint", "answer"], closing: ">&- 2>&-")
    XCTAssertEqual(run.code, 0, run.errors)
    let journal = try folder.read(".kata/journal.jsonl")
    XCTAssertFalse(journal.contains("A nudge"), journal)
  }

  func testAReportThatAFullDiskCutIsNoSuccess() throws {
    let (run, _) = try run(["list", "--format", "json"], closing: "> /dev/full")
    XCTAssertEqual(run.code, 3)
    XCTAssertTrue(run.errors.contains("could not be written (No space left on device)"), run.errors)
  }

  func testAReaderThatLeavesEarlyIsNoFault() throws {
    let (run, _) = try run(["list"], closing: "| true")
    XCTAssertEqual(run.errors, "")
  }
}
