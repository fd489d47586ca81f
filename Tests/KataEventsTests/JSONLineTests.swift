import Foundation
import KataEvents
import XCTest

final class JSONLineTests: XCTestCase {
  func testARecordLineSurvivesTheTrip() throws {
    let line = RecordLine(
      key: "k", sequence: 3,
      record: .testFailed(id: "A/testB", message: "1 is not\n2", file: "A.swift", line: 7))
    let data = try JSONLine.encode(line)
    XCTAssertEqual(try JSONLine.decode(RecordLine.self, from: data), line)
  }

  func testALineFeedInsideAValueNeverSplitsTheLine() throws {
    let data = try JSONLine.encode(Command.type(text: "a\nb", label: "日本\n語"))
    XCTAssertEqual(data.filter { $0 == 0x0A }.count, 1)
  }
}
