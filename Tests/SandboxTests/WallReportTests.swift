import Foundation
import XCTest

@testable import Sandbox

/// The hostile attempts: the walls hold each, and without walls each gets through.
final class WallReportTests: XCTestCase {
  func testNamespacesHoldEveryAttempt() throws {
    _ = try WalledFolder(level: .full)
    let trial = WallAttempts(slot: WallSlot(), level: .full, workbook: nil).made()
    XCTAssertEqual(trial.obstacle, nil)
    XCTAssertEqual(trial.failed, [])
    XCTAssertEqual(trial.held, WallProbe.allCases)
  }

  func testTheLowerWallsHoldEveryAttempt() throws {
    _ = try WalledFolder(level: .reduced)
    let trial = WallAttempts(slot: WallSlot(), level: .reduced, workbook: nil).made()
    XCTAssertEqual(trial.obstacle, nil)
    XCTAssertEqual(trial.failed, [])
    XCTAssertEqual(trial.held, WallProbe.allCases)
  }

  func testEveryAttemptGetsThroughWhereNoWallsAre() throws {
    let trial = WallAttempts(slot: WallSlot(), level: .none, workbook: nil).made()
    XCTAssertEqual(trial.obstacle, nil)
    // Our own limit of memory and the search for orphans hold without walls, and not each kernel
    // lets a user trace or make namespaces.
    let mayHold: Set<WallProbe> = [.takesMemory, .leavesDaemon, .traces, .becomesRoot]
    XCTAssertEqual(Set(trial.held).subtracting(mayHold), [])
  }

  func testTheLevelIsTheHighestThatHolds() throws {
    _ = try WalledFolder(level: .full)
    let report = WallReport.measure()
    XCTAssertEqual(report.level, .full)
    XCTAssertEqual(report.trials.map(\.level), [.full])
    XCTAssertEqual(report.isMemoryCertain, WallSlot().isMemoryCertain)
  }

  func testAReadableWorkbookIsFound() throws {
    _ = try WalledFolder(level: .full)
    // Everybody behind the walls reads the system's programs.
    let report = WallReport.measure(hiding: URL(fileURLWithPath: "/usr"))
    XCTAssertEqual(report.level, .none)
    XCTAssertEqual(report.trials.map(\.failed), [[.listsWorkbook], [.listsWorkbook]])
    XCTAssertTrue(try XCTUnwrap(report.remedies.first).english.contains("list the workbook"))
  }
}
