import Foundation
import XCTest

@testable import Sandbox

final class ControlGroupTests: XCTestCase {
  func testAllThatIsInAGroupOfVersion2Ends() throws {
    let mounts = try String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8)
    let line = try XCTUnwrap(
      mounts.split(separator: "\n").first { $0.contains(" - cgroup2 ") }, "no cgroup v2")
    let place = String(line.split(separator: " ")[4])
    let name = "kata-\(getpid())-test"
    guard let group = ControlGroup(in: place, name: name, isUnified: true, controllers: []) else {
      throw XCTSkip("\(place) cannot be written")
    }
    defer { group.remove() }
    let script = "echo 0 > \(group.procs) && sleep 600 & echo 0 > \(group.procs) && sleep 600"
    let child = try ChildProcess(shell(script))
    for _ in 0..<500 where group.processes().count < 3 && child.ending == nil {
      child.pump(milliseconds: 10)
    }
    group.endAll()
    XCTAssertEqual(group.processes(), [])
    child.wait(limits: Limits(wallSeconds: 20))
    XCTAssertEqual(child.ending, .signalled(SIGKILL))
  }

  func testTwoSlotsAreNeverTheSame() {
    let slots = (0..<5).map { _ in WallSlot() }
    XCTAssertEqual(Set(slots.map(\.number)).count, 5)
  }

  func testASlotIsGivenBack() {
    let number = WallSlot().number
    XCTAssertEqual(WallSlot().number, number)
  }
}
