import Audit
import Checker
import Shell
import XCTest

/// The audit takes as long to compile as all the rest of the first start: `kata` does without it.
final class AuditApartTests: XCTestCase {
  func testNothingThatTheFirstStartBuildsReachesTheAudit() throws {
    for room in ["kata", "Shell", "Reports"] {
      let reached = try Self.closure(of: room)
      XCTAssertTrue(reached.contains("Workbook"), "\(room): \(reached)")
      XCTAssertEqual(
        reached.intersection([
          "Audit", "AuditReports", "kata-audit", "Grader", "GradeReports", "kata-grade",
          "Workshop", "kata-board",
        ]), [], room)
    }
  }

  /// A room that is not counted could change without the audit being built again.
  func testTheAuditIsBuiltAgainForEveryRoomThatItIsMadeOf() throws {
    XCTAssertEqual(Set(ToolProgram.audit.build.rooms), try Self.closure(of: "kata-audit"))
  }

  func testTheGraderIsBuiltAgainForEveryRoomThatItIsMadeOf() throws {
    XCTAssertEqual(Set(ToolProgram.grade.build.rooms), try Self.closure(of: "kata-grade"))
  }

  func testTheBoardIsBuiltAgainForEveryRoomThatItIsMadeOf() throws {
    XCTAssertEqual(Set(ToolProgram.board.build.rooms), try Self.closure(of: "kata-board"))
  }

  func testTheOptionsNameTheConfigurationThatTheAuditReads() {
    XCTAssertEqual(AuditCommand.configurationFile, ConfigurationFile.name)
  }

  /// A room and all that it depends on, as the manifest says it.
  private static func closure(of room: String) throws -> Set<String> {
    let manifest = try String(
      contentsOf: Checkout.folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    var reached: Set<String> = []
    var rest = [room]
    while let next = rest.popLast() {
      guard reached.insert(next).inserted else { continue }
      rest += LayerTests.dependencies(of: next, in: manifest)
    }
    return reached
  }
}
