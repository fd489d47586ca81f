import Author
import Checker
import Foundation
import Workbook
import XCTest

/// The proof reads shipped texts: a learner's half-done files make no difference to it.
final class WorkingCopyTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kata-proof-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Tests"), withIntermediateDirectories: true)
    for tree in ["Katas", "Solutions", "Tests/KataSuites"] {
      try FileManager.default.copyItem(
        at: ShippedWorkbook.checkout.appendingPathComponent(tree),
        to: folder.appendingPathComponent(tree))
    }
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  func testStartersAreTheSameWhenEveryWorkingFileIsBroken() throws {
    let before = try shippedTexts()
    try breakEveryWorkingFile()
    XCTAssertEqual(try shippedTexts(), before)
  }

  /// One kata a chapter is judged: that the texts are the same for all of them is the test above.
  func testStartersAreJudgedTheSameWhenEveryWorkingFileIsBroken() throws {
    try breakEveryWorkingFile()
    let book = try ShippedWorkbook(folder: folder)
    var chapters: Set<Substring> = []
    let katas = book.katas.filter { chapters.insert($0.path.prefix { $0 != "/" }).inserted }
    let answers = try katas.map { try Answer(starterOf: $0, in: book.store) }
    XCTAssertGreaterThanOrEqual(answers.count, 9)
    for judgement in Judgement.judge(answers, by: Checker(workbook: folder)) {
      XCTAssertTrue(
        [.failed, .crashed].contains(judgement.result.verdict),
        "\(judgement.answer.kata.id): \(judgement.story)")
    }
  }

  func testABrokenWorkingFileIsReallyBroken() throws {
    try breakEveryWorkingFile()
    let kata = try Workbook(folder: folder).kata(named: "first-check")
    let result = Checker(workbook: folder).check(kata)
    XCTAssertEqual(result.verdict, .didNotCompile, result.reason)
  }

  private func shippedTexts() throws -> [String: String] {
    let book = try ShippedWorkbook(folder: folder)
    var texts: [String: String] = [:]
    for kata in book.katas {
      for starter in try book.store.shipped(kata) {
        texts["\(kata.id)/\(starter.name)"] = starter.text
      }
    }
    return texts
  }

  private func breakEveryWorkingFile() throws {
    for kata in try Workbook(folder: folder).katas {
      for name in kata.facts.starters.keys {
        let file = kata.folder.appendingPathComponent(name)
        try "struct Unfinished {\n".write(to: file, atomically: true, encoding: .utf8)
      }
    }
  }
}
