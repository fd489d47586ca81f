import Foundation
import XCTest

@testable import LineEditing

final class HistoryTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private var file: URL { folder.appendingPathComponent(".kata/history") }
  private var text: String? { try? String(contentsOf: file, encoding: .utf8) }

  func testLinesAreKeptAsTheyAreTyped() {
    History(file: file)?.add("hint 日本語")
    XCTAssertEqual(text, "hint 日本語\n")
  }

  func testTheFileIsTheOwnersAlone() throws {
    History(file: file)?.add("check")
    let facts = try FileManager.default.attributesOfItem(atPath: file.path)
    XCTAssertEqual(facts[.posixPermissions] as? Int, 0o600)
  }

  func testTwoShellsAtOnceLoseNothing() {
    let first = History(file: file)
    let second = History(file: file)
    first?.add("from the first")
    second?.add("from the second")
    first?.add("from the first again")
    XCTAssertEqual(text, "from the first\nfrom the second\nfrom the first again\n")
  }

  func testBlankAndRepeatedLinesAreNotKept() {
    let history = History(file: file)
    for line in ["check", "check", "  ", ""] { history?.add(line) }
    XCTAssertEqual(text, "check\n")
  }

  func testTheFileIsBounded() throws {
    let history = History(file: file)
    for number in 0...2 * History.limit { history?.add("line \(number)") }
    _ = History(file: file)
    let lines = try XCTUnwrap(text).split(separator: "\n")
    XCTAssertEqual(lines.count, History.limit)
    XCTAssertEqual(lines.last, "line \(2 * History.limit)")
  }
}
