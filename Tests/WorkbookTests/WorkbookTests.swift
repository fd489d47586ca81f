import Foundation
import XCTest

@testable import Workbook

final class WorkbookTests: XCTestCase {
  func testKatasStandInOrderOfPath() throws {
    let files = try TemporaryWorkbook(self)
    try files.addKata("02-second/01-late", id: "late")
    try files.addKata("01-first/02-middle", id: "middle")
    try files.addKata("01-first/01-early", id: "early")
    XCTAssertEqual(try files.workbook().katas.map(\.id), ["early", "middle", "late"])
  }

  func testTitleIsTheFirstHeadingOfTheBrief() throws {
    let files = try TemporaryWorkbook(self)
    try files.addKata("01-first/01-early", id: "early", title: "A quick win")
    XCTAssertEqual(try files.workbook().katas.first?.title, "A quick win")
  }

  func testTitleIsInTheLanguageWhereThereIsOne() throws {
    let files = try TemporaryWorkbook(self)
    try files.addKata("01-first/01-early", id: "early", title: "A quick win")
    try files.addKata("01-first/02-late", id: "late", title: "Later")
    try files.write("# 最初\n", to: "Katas/01-first/01-early/README.ja.md")
    let workbook = try Workbook(folder: files.folder, language: .japanese)
    XCTAssertEqual(workbook.katas.map(\.title), ["最初", "Later"])
  }

  func testTreesMirrorEachOtherByPath() throws {
    let files = try TemporaryWorkbook(self)
    try files.addKata("01-first/01-early", id: "early")
    let kata = try XCTUnwrap(try files.workbook().katas.first)
    XCTAssertEqual(kata.suiteFolder.path, files.url("Tests/KataSuites/01-first/01-early").path)
    XCTAssertEqual(kata.solutionFolder.path, files.url("Solutions/01-first/01-early").path)
  }

  func testChapterTakesItsTitleFromItsPage() throws {
    let files = try TemporaryWorkbook(self)
    try files.addKata("01-first/01-early", id: "early")
    try files.write("# The start\n", to: "Katas/01-first/README.md")
    XCTAssertEqual(try files.workbook().chapters.map(\.title), ["The start"])
  }

  func testChapterWithoutPageTakesItsTitleFromItsName() throws {
    let files = try TemporaryWorkbook(self)
    try files.addKata("01-fan-out/01-early", id: "early")
    XCTAssertEqual(try files.workbook().chapters.map(\.title), ["Fan out"])
  }

  func testMutantsKeepWhatHelpsToKnowThemAgain() throws {
    let files = try TemporaryWorkbook(self)
    try files.addKata("01-first/01-early", id: "early")
    try files.write(
      files.facts(id: "early").replacingOccurrences(
        of: #""mutants":{}"#,
        with: #""mutants":{"old":{"misconception":"a","killedBy":"T/testA"},"#
          + #""new":{"misconception":"b","killedBy":"T/testB","says":"the heart stays","#
          + #""fails":["T/testA","T/testB"],"hint":2}},"translations":{"README":"12"}"#),
      to: "Katas/01-first/01-early/kata.json")
    let facts = try XCTUnwrap(try files.workbook().katas.first).facts
    XCTAssertEqual(facts.mutants["new"]?.says, "the heart stays")
    XCTAssertEqual(facts.mutants["new"]?.fails, ["T/testA", "T/testB"])
    XCTAssertEqual(facts.mutants["new"]?.hint, 2)
    XCTAssertNil(facts.mutants["old"]?.says)
    XCTAssertEqual(facts.translations, ["README": "12"])
  }

  func testUnknownNameSuggestsTheNearest() throws {
    let files = try TemporaryWorkbook(self)
    try files.addKata("01-first/01-early", id: "first-check")
    let workbook = try files.workbook()
    XCTAssertThrowsError(try workbook.kata(named: "frist-check")) {
      XCTAssertEqual($0 as? WorkbookError, .unknownKata("frist-check", nearest: "first-check"))
    }
  }

  func testAPathNamesAKataToo() throws {
    let files = try TemporaryWorkbook(self)
    try files.addKata("01-first/01-early", id: "early")
    XCTAssertEqual(try files.workbook().kata(named: "Katas/01-first/01-early/").id, "early")
  }

  func testKataAfterTheLastIsNone() throws {
    let files = try TemporaryWorkbook(self)
    try files.addKata("01-first/01-early", id: "early")
    try files.addKata("01-first/02-late", id: "late")
    let workbook = try files.workbook()
    XCTAssertEqual(workbook.kata(after: workbook.katas[0])?.id, "late")
    XCTAssertNil(workbook.kata(after: workbook.katas[1]))
  }

  func testWorkbookIsFoundFromAFolderBelow() throws {
    let files = try TemporaryWorkbook(self)
    try files.addKata("01-first/01-early", id: "early")
    let found = try Workbook.find(from: files.url("Katas/01-first/01-early"), binary: nil)
    XCTAssertEqual(found.folder.path, files.folder.path)
  }

  func testWorkbookIsFoundFromTheBinaryWhenTheFolderHasNone() throws {
    let files = try TemporaryWorkbook(self)
    try files.addKata("01-first/01-early", id: "early")
    try files.write("", to: ".build/debug/kata")
    let found = try Workbook.find(
      from: URL(fileURLWithPath: "/"), binary: files.url(".build/debug/kata"))
    XCTAssertEqual(found.folder.path, files.folder.path)
  }

  func testAFolderWithoutKatasIsNotAWorkbook() {
    XCTAssertThrowsError(try Workbook(folder: URL(fileURLWithPath: "/dev"))) {
      XCTAssertEqual($0 as? WorkbookError, .notAWorkbook(folder: "/dev"))
    }
  }
}
