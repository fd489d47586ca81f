import Foundation
import XCTest

/// Katas, Solutions and Tests/KataSuites hold the same folders, and each kata's files are there.
final class MirroredTreesTests: XCTestCase {
  /// The katas of a tree that learners do not edit.
  private static func kataPaths(below tree: String) throws -> [String] {
    try Checkout.folders(in: tree).flatMap { chapter in
      try Checkout.folders(in: tree + "/" + chapter).map { chapter + "/" + $0 }
    }
  }

  func testSolutionsAndSuitesNameTheSameKatas() throws {
    XCTAssertEqual(
      try Self.kataPaths(below: "Solutions"), try Self.kataPaths(below: "Tests/KataSuites"),
      "Solutions differs from Tests/KataSuites")
  }

  /// A learner may keep folders of their own in `Katas`; one with a `kata.json` must have a suite.
  func testEveryKataHasASuite() throws {
    let suites = Set(try Self.kataPaths(below: "Tests/KataSuites"))
    for path in try Self.kataPaths(below: "Katas") {
      let facts = Checkout.folder.appendingPathComponent("Katas/\(path)/kata.json")
      guard FileManager.default.fileExists(atPath: facts.path) else { continue }
      XCTAssertTrue(suites.contains(path), "Katas/\(path) has no folder in Tests/KataSuites")
    }
  }

  func testEachKataHasItsProseInBothLanguages() throws {
    let names = [
      "kata.json", "README.md", "README.ja.md", "hints.en.md", "hints.ja.md", "debrief.en.md",
      "debrief.ja.md",
    ]
    for path in try Self.kataPaths(below: "Tests/KataSuites") {
      for name in names {
        let file = Checkout.folder.appendingPathComponent("Katas/\(path)/\(name)")
        XCTAssertTrue(
          FileManager.default.fileExists(atPath: file.path), "Katas/\(path)/\(name) is missing")
      }
    }
  }

  func testEachSuiteHasTestsAndThreeMutantsAndAnAlternative() throws {
    for path in try Self.kataPaths(below: "Tests/KataSuites") {
      let suite = "Tests/KataSuites/" + path
      let files = try FileManager.default.contentsOfDirectory(
        atPath: Checkout.folder.appendingPathComponent(suite).path)
      XCTAssertTrue(files.contains { $0.hasSuffix("Tests.swift") }, "\(suite) has no *Tests.swift")
      guard files.contains("Mutants"), files.contains("Alternatives") else {
        XCTFail("\(suite) lacks Mutants or Alternatives")
        continue
      }
      XCTAssertGreaterThanOrEqual(
        try Checkout.folders(in: suite + "/Mutants").count, 3, "\(suite)/Mutants: three or more")
      XCTAssertGreaterThanOrEqual(
        try Checkout.folders(in: suite + "/Alternatives").count, 1, "\(suite)/Alternatives: one")
    }
  }
}
