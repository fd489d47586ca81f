import Foundation
import XCTest

@testable import Workbook

final class BlobIDTests: XCTestCase {
  // The expected ids are what `git hash-object` prints.
  func testEmptyFile() {
    XCTAssertEqual(BlobID(of: Data()).text, "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391")
  }

  func testShortFile() {
    XCTAssertEqual(
      BlobID(of: Data("hello\n".utf8)).text, "ce013625030ba8dba906f756967f9e9ca394464a")
  }

  func testFileOfSeveralBlocks() {
    let data = Data(String(repeating: "kata\n", count: 1000).utf8)
    XCTAssertEqual(BlobID(of: data).text, "eb33ec52ab9f154a54f4cf7524d14dd3d4f0e080")
  }
}
