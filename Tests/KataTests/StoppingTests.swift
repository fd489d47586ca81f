import Foundation
import Learners
import XCTest

/// Ctrl-C, saves while watching, and several processes at once.
final class StoppingTests: XCTestCase {
  private let answer = "Katas/01-start/01-answer/Answer.swift"

  func testWatchChecksAgainAtEachSaveUntilCtrlC() throws {
    let folder = try LearnersFolder(self)
    let kata = try RunningKata(["check", "--watch", "answer"], in: folder.folder)
    kata.wait(for: "answer: ✗ failed")
    try folder.write("import SwiftUI\n\nlet answer = 2\n", to: answer)
    kata.wait(for: "answer: ✓ passed")
    kata.interrupt()
    XCTAssertEqual(kata.finish(), 130)
  }

  func testCtrlCStopsACheckAndItsWholeTree() throws {
    let folder = try LearnersFolder(self)
    let kata = try checkOfAnEndlessAnswer(in: folder)
    XCTAssertGreaterThan(try processes(mentioning: folder.folder.lastPathComponent).count, 1)
    kata.interrupt()
    XCTAssertEqual(kata.finish(), 130, kata.output + kata.errors)
    XCTAssertEqual(kata.errors, "The check was stopped.\n")
    XCTAssertEqual(try processes(mentioning: folder.folder.lastPathComponent), [])
  }

  func testAStoppedCheckIsNoAttempt() throws {
    let folder = try LearnersFolder(self)
    let kata = try checkOfAnEndlessAnswer(in: folder)
    kata.interrupt()
    _ = kata.finish()
    let list = try folder.kata("list", "--format", "json")
    XCTAssertTrue(list.output.contains("\"attempts\" : 0"), list.output)
  }

  func testSeveralProcessesAtOnceLoseNoEntry() throws {
    let folder = try LearnersFolder(self)
    let running = try (0..<8).map { _ in
      try RunningKata(["hint", "--level", "1", "answer"], in: folder.folder)
    }
    for kata in running { XCTAssertEqual(kata.finish(), 0, kata.errors) }
    let lines = try folder.read(".kata/journal.jsonl").split(separator: "\n")
    XCTAssertEqual(lines.count, 8)
    for line in lines {
      XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(line.utf8)))
    }
  }

  /// A check whose answer is being computed for ever.
  private func checkOfAnEndlessAnswer(in folder: LearnersFolder) throws -> RunningKata {
    // Its own home is the only place where a learner's code can leave a sign.
    try folder.write(
      """
      import SwiftUI

      let answer: Int = {
        FileManager.default.createFile(atPath: NSHomeDirectory() + "/learner-runs", contents: nil)
        while true { sleep(1) }
      }()

      """, to: answer)
    let kata = try RunningKata(["check", "answer"], in: folder.folder)
    let homes = folder.url(".kata/cache/homes").path
    func runs() -> Bool {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: homes)) ?? []
      return names.contains {
        FileManager.default.fileExists(atPath: "\(homes)/\($0)/home/learner-runs")
      }
    }
    for _ in 0..<3000 where !runs() { usleep(20_000) }
    XCTAssertTrue(runs(), "the learner's code did not begin")
    return kata
  }

  /// The command lines of processes whose folder or words name `text`.
  private func processes(mentioning text: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter {
      $0.allSatisfy(\.isNumber)
    }
    .compactMap { id in
      let words = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") ?? Data()
      let place = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/cwd")
      let line = String(decoding: words, as: UTF8.self) + " " + (place ?? "")
      return line.contains(text) ? line : nil
    }
  }
}
