import Foundation
import Workbook
import XCTest

@testable import Author

final class KataSkeletonTests: XCTestCase {
  private func refusal(_ id: String, _ chapter: String, in pack: Pack) throws -> String {
    let workbook = try pack.workbook()
    do {
      _ = try KataSkeleton(id, chapter: chapter, in: workbook)
      return "accepted"
    } catch {
      return error.description
    }
  }

  func testAllThreeTreesAreThere() throws {
    let pack = try Pack(self)
    let skeleton = try KataSkeleton("equal-writes", chapter: "02-mapping", in: try pack.workbook())
    let paths = try skeleton.write()
    XCTAssertEqual(skeleton.path, "02-mapping/01-equal-writes")
    XCTAssertTrue(paths.contains("Katas/02-mapping/README.ja.md"))
    XCTAssertTrue(paths.contains("Solutions/02-mapping/01-equal-writes/EqualWritesView.swift"))
    let workbook = try pack.workbook()
    XCTAssertEqual(workbook.problems, [])
    XCTAssertEqual(workbook.katas.map(\.id), ["tally", "equal-writes"])
  }

  func testItComesBehindTheLastOfItsChapter() throws {
    let pack = try Pack(self)
    let skeleton = try KataSkeleton("second", chapter: "01-start", in: try pack.workbook())
    XCTAssertEqual(skeleton.path, "01-start/02-second")
    XCTAssertFalse(try skeleton.write().contains("Katas/01-start/README.md"))
  }

  /// It compiles, and the proof names everything that an author has to write.
  func testItsProofSaysWhatIsMissing() throws {
    let pack = try Pack(self)
    _ = try KataSkeleton("404", chapter: "01-start", in: try pack.workbook()).write()
    let proof = try XCTUnwrap(try pack.proveAll().last)
    XCTAssertEqual(proof.kata, "404")
    XCTAssertEqual(proof.judgements[.starter]?.result.verdict, .failed)
    XCTAssertEqual(proof.judgements[.solution]?.result.verdict, .failed)
    let red = Set(proof.faults.map(\.rule))
    XCTAssertEqual(
      red,
      [.solution, .mutants, .alternatives, .hints, .brief, .pages, .translations, .facts],
      "\(proof.faults)")
  }

  func testNothingIsOverwritten() throws {
    let pack = try Pack(self)
    XCTAssertEqual(
      try refusal("tally", "02-more", in: pack),
      "There is a kata tally already, in Katas/01-start/01-tally: take another id.")
    try pack.write("", to: "Solutions/01-start/02-lost/Answer.swift")
    XCTAssertEqual(
      try refusal("lost", "01-start", in: pack),
      "There is a folder 01-start/02-lost already: take another id, or move it away.")
  }

  func testAFileThatAppearsMeanwhileStays() throws {
    let pack = try Pack(self)
    let skeleton = try KataSkeleton("second", chapter: "01-start", in: try pack.workbook())
    try pack.write("mine", to: "Katas/01-start/02-second/README.md")
    XCTAssertThrowsError(try skeleton.write())
    XCTAssertEqual(
      try String(
        contentsOf: pack.folder.appendingPathComponent("Katas/01-start/02-second/README.md"),
        encoding: .utf8), "mine")
  }

  func testOddNamesAreRefused() throws {
    let pack = try Pack(self)
    for id in ["", "Two Words", "../up", "a--b", "-a"] {
      XCTAssertTrue(try refusal(id, "01-start", in: pack).contains("is no id"), id)
    }
    for chapter in ["", "start", "1-start", "01-Start", "01-a/../b"] {
      XCTAssertTrue(try refusal("a", chapter, in: pack).contains("is no chapter"), chapter)
    }
  }
}
