import Checker
import Workbook
import XCTest

/// The samples that a learner's policy is tried on.
final class SampleTests: XCTestCase {
  /// What a generator hands in compiles; the audit is there for the rest.
  func testTheSamplesCompile() throws {
    let book = try ShippedWorkbook()
    let samples = try book.store.samples(of: try book.workbook.kata(named: "policy"))
    XCTAssertGreaterThanOrEqual(samples.count, 8)
    XCTAssertEqual(try Typecheck.errors(in: samples.map { ($0.name, $0.text) }), [])
  }
}
