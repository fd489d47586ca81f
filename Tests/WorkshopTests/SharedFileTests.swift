import Foundation
import Workbook
import XCTest

/// Files in a folder that others write to.
final class SharedFileTests: XCTestCase {
  private func refusal(_ path: String, limit: Int = 1000) -> String? {
    guard case .refused(let reason) = SharedFile(path).read(limit: limit) else { return nil }
    return reason.english
  }

  func testALinkIsNotFollowed() throws {
    let room = try SharedRoom(self)
    try FileManager.default.createSymbolicLink(
      atPath: room.path("a"), withDestinationPath: "/etc/passwd")
    XCTAssertEqual(refusal(room.path("a")), "is a link, which is not followed")
  }

  func testAPipeKeepsNobodyWaiting() throws {
    let room = try SharedRoom(self)
    XCTAssertEqual(mkfifo(room.path("a"), 0o600), 0)
    XCTAssertEqual(refusal(room.path("a")), "is not a plain file")
  }

  func testAHugeFileIsNotRead() throws {
    let room = try SharedRoom(self)
    FileManager.default.createFile(atPath: room.path("a"), contents: nil)
    XCTAssertEqual(truncate(room.path("a"), 1 << 40), 0)
    XCTAssertEqual(refusal(room.path("a")), "has 1099511627776 bytes, and at most 1000 are read")
  }

  func testAFileThatIsKnownIsNotReadAgain() throws {
    let room = try SharedRoom(self)
    let file = SharedFile(room.path("a"))
    try file.replace(with: Data("x".utf8))
    XCTAssertEqual(file.read(limit: 10, unless: file.stamp), .unchanged)
    let before = file.stamp
    try file.replace(with: Data("y".utf8))
    XCTAssertNotEqual(file.read(limit: 10, unless: before), .unchanged)
  }

  func testALinkPutWhereADraftWouldBeWritesNowhereElse() throws {
    let room = try SharedRoom(self)
    try room.write("mine", to: "precious")
    try FileManager.default.createSymbolicLink(
      atPath: room.path(".a.\(getpid()).draft"), withDestinationPath: room.path("precious"))
    try SharedFile(room.path("a")).replace(with: Data("theirs".utf8))
    XCTAssertEqual(
      try String(contentsOfFile: room.path("precious"), encoding: .utf8), "mine")
    XCTAssertEqual(try String(contentsOfFile: room.path("a"), encoding: .utf8), "theirs")
  }

  func testADraftDoesNotStayWhenItCannotTakeItsName() throws {
    let room = try SharedRoom(self)
    try FileManager.default.createDirectory(
      atPath: room.path("a/b"), withIntermediateDirectories: true)
    XCTAssertThrowsError(try SharedFile(room.path("a")).replace(with: Data("x".utf8)))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: room.path("")), ["a"])
  }
}
