import Foundation
import XCTest

@testable import Workbook

final class JournalTests: XCTestCase {
  private let time = Date(timeIntervalSince1970: 1_800_000_000)

  private func entry(_ event: JournalEvent, _ kata: String = "early") -> JournalEntry {
    JournalEntry(event, kata: kata, time: time)
  }

  func testEveryEventComesBackAsItWasWritten() throws {
    let files = try TemporaryWorkbook(self)
    let journal = Journal(in: StateFolder(url: files.url(".kata")))
    let entries = [
      entry(.opened), entry(.checked(verdict: "failed", passed: 1, total: 3)),
      entry(.checked(verdict: "failed", passed: 1, total: 3, misconception: "one-for-all")),
      entry(.predicted(index: 2, guess: 1, measured: 60)),
      entry(.hintTaken(level: 2)), entry(.solutionSeen), entry(.reset),
    ]
    for entry in entries { try journal.append(entry) }
    XCTAssertEqual(try journal.entries(), entries)
  }

  func testAnEntryIsOneLineOfSortedJSON() throws {
    let files = try TemporaryWorkbook(self)
    try Journal(in: StateFolder(url: files.url(".kata"))).append(entry(.hintTaken(level: 2)))
    XCTAssertEqual(
      try files.read(".kata/journal.jsonl"),
      #"{"event":"hintTaken","kata":"early","level":2,"time":"2027-01-15T08:00:00.000Z","v":1}"#
        + "\n")
  }

  func testAnOldCheckWithoutAMisconceptionIsRead() throws {
    let files = try TemporaryWorkbook(self)
    let old =
      #"{"event":"checked","kata":"early","passed":1,"time":"2027-01-15T08:00:00.000Z","#
      + #""total":3,"v":1,"verdict":"failed"}"#
    try files.write(old + "\n", to: ".kata/journal.jsonl")
    XCTAssertEqual(
      try Journal(in: StateFolder(url: files.url(".kata"))).entries(),
      [entry(.checked(verdict: "failed", passed: 1, total: 3))])
  }

  func testACheckWithoutAMisconceptionIsWrittenAsBefore() throws {
    let files = try TemporaryWorkbook(self)
    try Journal(in: StateFolder(url: files.url(".kata"))).append(
      entry(.checked(verdict: "failed", passed: 1, total: 3)))
    XCTAssertFalse(try files.read(".kata/journal.jsonl").contains("misconception"))
  }

  func testAPredictionWithANegativeCountIsSkipped() throws {
    let files = try TemporaryWorkbook(self)
    let odd =
      #"{"event":"predicted","guess":-1,"index":0,"kata":"early","measured":1,"#
      + #""time":"2027-01-15T08:00:00.000Z","v":1}"#
    try files.write(odd + "\n", to: ".kata/journal.jsonl")
    XCTAssertEqual(try Journal(in: StateFolder(url: files.url(".kata"))).entries(), [])
  }

  func testJournalCutAtAnyByteLosesAtMostItsLastEntry() throws {
    let files = try TemporaryWorkbook(self)
    let journal = Journal(in: StateFolder(url: files.url(".kata")))
    try journal.append(entry(.opened))
    let first = try Data(contentsOf: journal.file).count
    try journal.append(entry(.hintTaken(level: 1)))
    let whole = try Data(contentsOf: journal.file)
    for count in first...whole.count {
      try whole.prefix(count).write(to: journal.file)
      try journal.append(entry(.solutionSeen))
      let events = try journal.entries().map(\.event)
      XCTAssertEqual(events.first, .opened, "cut at \(count)")
      XCTAssertEqual(events.last, .solutionSeen, "cut at \(count)")
      XCTAssertEqual(events.count, count >= whole.count - 1 ? 3 : 2, "cut at \(count)")
    }
  }

  func testUnknownLinesStayInTheFile() throws {
    let files = try TemporaryWorkbook(self)
    let journal = Journal(in: StateFolder(url: files.url(".kata")))
    let stranger = #"{"event":"dreamt","kata":"early","time":"2027-01-15T08:00:00.000Z","v":7}"#
    try files.write(stranger + "\n", to: ".kata/journal.jsonl")
    try journal.append(entry(.opened))
    XCTAssertEqual(try journal.entries(), [entry(.opened)])
    XCTAssertTrue(try files.read(".kata/journal.jsonl").hasPrefix(stranger + "\n"))
  }

  func testTwoShellsAtOnceLoseNothing() async throws {
    let files = try TemporaryWorkbook(self)
    let journal = Journal(in: StateFolder(url: files.url(".kata")))
    let time = time
    try await withThrowingTaskGroup(of: Void.self) { group in
      for shell in 0..<4 {
        group.addTask {
          for _ in 0..<50 {
            try journal.append(JournalEntry(.opened, kata: "kata-\(shell)", time: time))
          }
        }
      }
      try await group.waitForAll()
    }
    XCTAssertEqual(try journal.entries().count, 200)
  }

  func testAFullDiskIsSaid() throws {
    let files = try TemporaryWorkbook(self)
    let journal = Journal(in: StateFolder(url: files.url(".kata")))
    try FileManager.default.createDirectory(
      at: files.url(".kata"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: journal.file, withDestinationURL: URL(fileURLWithPath: "/dev/full"))
    XCTAssertThrowsError(try journal.append(entry(.opened))) {
      XCTAssertEqual(
        $0 as? WorkbookError, .cannotWrite(journal.file.path, reason: "the disk is full"))
    }
  }

  func testStateGoesToTheUsersFolderWhenTheWorkbookCannotHoldIt() throws {
    let files = try TemporaryWorkbook(self)
    try files.write("a file where a folder must be", to: ".kata")
    let state = StateFolder(
      for: try files.workbook(), environment: ["XDG_STATE_HOME": files.url("home").path])
    XCTAssertTrue(state.url.path.hasPrefix(files.url("home/kata").path), state.url.path)
    XCTAssertEqual(state.notice?.english.contains("a file stands where a folder must be"), true)
  }
}
