import XCTest

@testable import KataTesting

final class RecordStreamTests: XCTestCase {
  func testReflectionDoesNotFindTheKeyOfTheRun() {
    let recorder = TestRecorder(stream: RecordStream(descriptor: 1, key: "the-key-of-the-run"))
    var seen: [Any] = [recorder]
    var next = 0
    while next < seen.count && next < 1_000 {
      var mirror: Mirror? = Mirror(reflecting: seen[next])
      while let level = mirror {
        seen += level.children.map(\.value)
        mirror = level.superclassMirror
      }
      next += 1
    }
    XCTAssertGreaterThan(seen.count, 1)
    XCTAssertFalse(seen.contains { ($0 as? String) == "the-key-of-the-run" })
  }
}
