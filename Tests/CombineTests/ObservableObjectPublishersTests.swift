import XCTest

@testable import Combine

final class ObservableObjectPublishersTests: XCTestCase {
  private final class Plain: ObservableObject {}

  func testTableOfObjectsWithoutPublishedPropertiesForgetsTheDead() {
    let table = ObservableObjectPublishers()
    for _ in 0..<10_000 { table.publisher(of: Plain()).send() }
    XCTAssertLessThanOrEqual(table.rowCount, 64)
  }

  func testTableKeepsTheLivingThroughItsSweeps() {
    let table = ObservableObjectPublishers()
    let objects = (0..<1000).map { _ in Plain() }
    let publishers = objects.map(table.publisher(of:))
    XCTAssertTrue(zip(objects, publishers).allSatisfy { table.publisher(of: $0) === $1 })
  }
}
