import Foundation
import XCTest

@testable import Workbook

final class StarterStoreTests: XCTestCase {
  private let path = "01-first/01-early"
  private var answer: String { "Katas/\(path)/Answer.swift" }

  private func files() throws -> TemporaryWorkbook {
    let files = try TemporaryWorkbook(self)
    try files.addKata(path, id: "early")
    return files
  }

  private func kata(_ files: TemporaryWorkbook) throws -> Kata {
    try files.workbook().kata(named: "early")
  }

  func testUntouchedWorkingCopyIsTheShippedText() throws {
    let files = try files()
    XCTAssertEqual(try files.store().shipped(kata(files)).map(\.text), [TemporaryWorkbook.starter])
  }

  func testKeptCopyOutlivesTheFirstEdit() throws {
    let files = try files()
    try files.store().keep(kata(files))
    try files.write("let answer = 3\n", to: answer)
    XCTAssertEqual(try files.store().shipped(kata(files)).map(\.text), [TemporaryWorkbook.starter])
  }

  /// An editor saves while a check looks for the starter: what was read once must be what is used.
  func testSavesWhileTheTextIsLookedForDoNoHarm() throws {
    let files = try files()
    let kata = try kata(files)
    let store = try files.store { _ in Data(TemporaryWorkbook.starter.utf8) }
    let file = files.url(answer)
    let saving = SavingThread(
      [Data(TemporaryWorkbook.starter.utf8), Data("let answer = 3\n".utf8)], to: file)
    defer { saving.stop() }
    for _ in 0..<2_000 {
      XCTAssertEqual(try store.shipped(kata).map(\.text), [TemporaryWorkbook.starter])
    }
  }

  func testGitGivesTheTextWhenNoCopyWasKept() throws {
    let files = try files()
    try files.write("let answer = 3\n", to: answer)
    let store = try files.store { id in
      XCTAssertEqual(id, BlobID(of: Data(TemporaryWorkbook.starter.utf8)).text)
      return Data(TemporaryWorkbook.starter.utf8)
    }
    XCTAssertEqual(try store.shipped(kata(files)).map(\.text), [TemporaryWorkbook.starter])
  }

  func testWrongBytesFromGitAreNotBelieved() throws {
    let files = try files()
    try files.write("let answer = 3\n", to: answer)
    let store = try files.store { _ in Data("something else".utf8) }
    XCTAssertThrowsError(try store.shipped(kata(files)))
  }

  func testTextThatIsNowhereIsSaid() throws {
    let files = try files()
    try files.write("let answer = 3\n", to: answer)
    XCTAssertThrowsError(try files.store().shipped(kata(files))) {
      XCTAssertTrue("\($0)".contains("Katas/01-first/01-early/Answer.swift"), "\($0)")
    }
  }

  func testCheckoutWithCRLFStillMatches() throws {
    let files = try files()
    try files.write(
      TemporaryWorkbook.starter.replacingOccurrences(of: "\n", with: "\r\n"), to: answer)
    XCTAssertEqual(try files.store().shipped(kata(files)).map(\.text), [TemporaryWorkbook.starter])
  }

  func testResetBringsTheShippedTextBack() throws {
    let files = try files()
    try files.store().keep(kata(files))
    try files.write("mine", to: answer)
    _ = try files.store().reset(kata(files))
    XCTAssertEqual(try files.read(answer), TemporaryWorkbook.starter)
  }

  func testResetKeepsTheLearnersFile() throws {
    let files = try files()
    try files.store().keep(kata(files))
    try files.write("mine", to: answer)
    let kept = try XCTUnwrap(try files.store().reset(kata(files)).keptIn)
    XCTAssertEqual(
      try String(contentsOf: kept.appendingPathComponent("Answer.swift"), encoding: .utf8), "mine")
  }

  func testTwoResetsInOneInstantKeepBoth() throws {
    let files = try files()
    try files.store().keep(kata(files))
    let now = Date()
    try files.write("one", to: answer)
    let first = try files.store().reset(kata(files), at: now).keptIn
    try files.write("two", to: answer)
    let second = try files.store().reset(kata(files), at: now).keptIn
    XCTAssertNotEqual(first, second)
    XCTAssertEqual(
      try first.map {
        try String(contentsOf: $0.appendingPathComponent("Answer.swift"), encoding: .utf8)
      },
      "one")
  }

  func testResetOfAnUntouchedKataKeepsNothing() throws {
    let files = try files()
    let reset = try files.store().reset(kata(files))
    XCTAssertEqual(reset, StarterStore.Reset(keptIn: nil, restored: [], moved: []))
  }

  func testResetMovesExtraFilesAway() throws {
    let files = try files()
    try files.write("let more = 1", to: "Katas/\(path)/More.swift")
    let reset = try files.store().reset(kata(files))
    XCTAssertEqual(reset.moved, ["More.swift"])
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: files.url("Katas/\(path)/More.swift").path))
  }

  func testResetBringsADeletedStarterBack() throws {
    let files = try files()
    try files.store().keep(kata(files))
    try FileManager.default.removeItem(at: files.url(answer))
    XCTAssertEqual(try files.store().reset(kata(files)).restored, ["Answer.swift"])
    XCTAssertEqual(try files.read(answer), TemporaryWorkbook.starter)
  }

  func testResetChangesNothingWhenTheAttemptCannotBeKept() throws {
    let files = try files()
    try files.store().keep(kata(files))
    try files.write("mine", to: answer)
    try files.write("a file where a folder must be", to: ".kata/attempts")
    XCTAssertThrowsError(try files.store().reset(kata(files))) {
      XCTAssertTrue("\($0)".contains("nothing was changed"), "\($0)")
    }
    XCTAssertEqual(try files.read(answer), "mine")
  }

  func testResetKeepsAFileThatIsNotUTF8() throws {
    let files = try files()
    try files.store().keep(kata(files))
    try files.write(Data([0xFF, 0xFE, 0x00]), to: answer)
    let kept = try XCTUnwrap(try files.store().reset(kata(files)).keptIn)
    XCTAssertEqual(
      try Data(contentsOf: kept.appendingPathComponent("Answer.swift")), Data([0xFF, 0xFE, 0x00]))
  }

  func testChangesGoFromShippedToMine() throws {
    let files = try files()
    try files.store().keep(kata(files))
    try files.write(
      TemporaryWorkbook.starter.replacingOccurrences(of: "= 1", with: "= 3"), to: answer)
    let changes = try files.store().changes(in: kata(files))
    XCTAssertTrue(changes.contains("-let answer = 1\n+let answer = 3\n"), changes)
  }

  func testAnswerGoesFromShippedToSolutionWhateverTheLearnerDid() throws {
    let files = try files()
    try files.store().keep(kata(files))
    try files.write("mine", to: answer)
    let lines = try files.store().answer(to: kata(files))
    XCTAssertTrue(lines.contains("-// TODO: one\n-let answer = 1\n+let answer = 2\n"), lines)
  }

  func testDiffOfALargeFileIsRefusedWithItsSize() throws {
    let files = try files()
    try files.store().keep(kata(files))
    try files.write(Data(repeating: 0x20, count: 5_000_000), to: answer)
    XCTAssertThrowsError(try files.store().changes(in: kata(files))) {
      XCTAssertEqual($0 as? WorkbookError, .tooLarge(answer, size: 5_000_000, limit: 1 << 20))
    }
  }
}
