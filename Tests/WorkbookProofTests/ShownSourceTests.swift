import Workbook
import XCTest

/// What a learner is shown is what the suite counts.
final class ShownSourceTests: XCTestCase {
  func testFanOutCountsTheGalleryThatItShows() throws {
    let book = try ShippedWorkbook()
    let kata = try book.workbook.kata(named: "fan-out")
    let gallery = try XCTUnwrap(
      book.store.shipped(kata).first { $0.name == "Gallery.swift" }?.text)
    let suite = try String(
      contentsOf: kata.suiteFolder.appendingPathComponent("FanOutTests.swift"), encoding: .utf8)
    let shown = gallery.replacingOccurrences(of: "import SwiftUI\n", with: "")
      .trimmingCharacters(in: .newlines)
    let counted = suite.replacingOccurrences(of: "\nprivate struct", with: "\nstruct")
      .replacingOccurrences(of: "\nprivate final class", with: "\nfinal class")
    XCTAssertTrue(counted.contains(shown), "FanOutTests.swift counts another gallery than shown")
  }
}
