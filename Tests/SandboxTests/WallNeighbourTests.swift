import Foundation
import XCTest

@testable import Sandbox

/// Programs behind walls of their own at the same time: each is told its own end and nobody else's.
final class WallNeighbourTests: XCTestCase {
  func testEachIsToldItsOwnEnd() throws {
    try eachIsToldItsOwnEnd(at: .full)
  }

  func testEachIsToldItsOwnEndWithLowerWalls() throws {
    try eachIsToldItsOwnEnd(at: .reduced)
  }

  private func eachIsToldItsOwnEnd(at level: WallLevel) throws {
    _ = try WalledFolder(level: level)
    let rounds = Int(ProcessInfo.processInfo.environment["KATA_WALL_ROUNDS"] ?? "") ?? 2
    let failures = Failures()
    DispatchQueue.concurrentPerform(iterations: 3) { seat in
      do {
        let folder = try WalledFolder(level: level)
        for round in 0..<rounds {
          for (words, expected) in Self.programs(seat: seat) {
            let launch = folder.attempt(words) { $0.startsProcesses = true }
            let limits = Limits(wallSeconds: words[0] == "waits" ? 0.1 : 60)
            let result = try ChildProcess.run(launch, limits: limits)
            if result.ending != expected {
              failures.add("\(words) \(seat) \(round): \(result.ending) \(result.output.text)")
            }
            let left = folder.left()
            if !left.isEmpty { failures.add("\(words) left \(left)") }
          }
        }
      } catch {
        failures.add("\(error)")
      }
    }
    XCTAssertEqual(failures.all, [])
  }

  private static func programs(seat: Int) -> [([String], Ending)] {
    [
      (["exits", "\(seat + 40)"], .exited(Int32(seat + 40))), (["daemon"], .exited(0)),
      (["forges", "11"], .signalled(11)), (["waits"], .stopped(.time)),
      (["memory", "4000000000"], .stopped(.memory)), (["kills-all"], .exited(0)),
      (["forks", "300"], .exited(0)),
    ]
  }
}
