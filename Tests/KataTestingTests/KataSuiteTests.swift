import KataTesting
import XCTest

final class KataSuiteTests: XCTestCase {
  private final class First: XCTestCase {}
  private final class Second: XCTestCase {}

  func testIDsAreClassAndMethodInOrderOfRegistration() {
    let suite = KataSuite()
    suite.add(First.self, "testB") { _ in }
    suite.addAsync(Second.self, "testA") { _ in }
    suite.add(First.self, [("testC", { _ in })])
    XCTAssertEqual(suite.testIDs, ["First/testB", "First/testC", "Second/testA"])
  }

  func testASuiteSurvivesTheWayThroughAPointer() {
    weak var seen: KataSuite?
    func pointer() -> UnsafeMutableRawPointer {
      let suite = KataSuite()
      suite.add(First.self, "testA") { _ in }
      seen = suite
      return suite.retained()
    }
    XCTAssertEqual(KataSuite.taken(from: pointer()).testIDs, ["First/testA"])
    XCTAssertNil(seen, "taking the suite back leaves no owner behind")
  }
}
