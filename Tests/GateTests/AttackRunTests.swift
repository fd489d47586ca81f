import Foundation
import Sandbox
import XCTest

@testable import Checker

/// All attacks, really judged behind walls: each gets a right verdict, and harms nobody.
final class AttackRunTests: XCTestCase {
  func testBehindGatesAndWallsEachAttackGetsItsVerdict() throws {
    try judge(isGated: true) { $0.gatesOn }
  }

  /// The walls and the protocol alone, which takes minutes: `KATA_GATES_OFF=1 swift test --filter
  /// AttackRunTests`.
  func testWithoutGatesTheWallsAndTheProtocolStillHold() throws {
    guard ProcessInfo.processInfo.environment["KATA_GATES_OFF"] != nil else {
      throw XCTSkip("takes minutes: KATA_GATES_OFF=1 swift test --filter AttackRunTests")
    }
    try judge(isGated: false) { $0.gatesOff }
  }

  private func judge(
    isGated: Bool, expecting expectation: (AttackCorpus.Attack) -> AttackCorpus.Expectation
  ) throws {
    let level = WallReport.measure().level
    guard level == .full else {
      throw XCTSkip("the walls here are \(level.rawValue): apt-get install bubblewrap")
    }
    let corpus = try AttackCorpus()
    let checker = Checker(workbook: corpus.folder.appendingPathComponent("Kata"))
    let walls = Confinement(level: level)
    let others = Leftovers.found(in: [])
    let right = try XCTUnwrap(corpus.attacks.first { $0.id == "00-right" })
    let neighbour = try corpus.answer(right)
    let before = checker.judge(corpus.kata, sources: neighbour, behind: walls, isGated: isGated)
    var table = ["attack | verdict | rule | seconds"]
    for attack in corpus.attacks {
      let result = checker.judge(
        corpus.kata, sources: try corpus.answer(attack), behind: walls, isGated: isGated)
      let verdict = result.isFlaky ? "flaky" : result.result.verdict.rawValue
      let seconds = String(format: "%.2f", result.result.seconds)
      table.append("\(attack.id) | \(verdict) | \(result.result.rule ?? "–") | \(seconds)")
      let expected = expectation(attack).verdicts
      XCTAssertTrue(
        expected.contains(verdict),
        "\(attack.id): \(verdict) (\(result.result.reason)), not \(expected)")
    }
    let after = checker.judge(corpus.kata, sources: neighbour, behind: walls, isGated: isGated)
    XCTAssertEqual(Self.facts(of: before), Self.facts(of: after), "the neighbour's result changed")
    XCTAssertEqual(Self.processes(since: others), [], "processes of the slots' users are left")
    print(table.joined(separator: "\n"))
  }

  /// A result without its times.
  private static func facts(of judged: ConfinedResult) -> CheckResult {
    var result = judged.result
    result.seconds = 0
    for index in result.tests.indices { result.tests[index].seconds = nil }
    return result
  }

  /// The processes that are new and still there after a while: the kernel takes its time with what has
  /// just been killed.
  private static func processes(since before: Leftovers) -> [String] {
    for _ in 0..<100 where !Leftovers.found(in: []).since(before).processes.isEmpty {
      usleep(100_000)
    }
    return Leftovers.found(in: []).since(before).processes.map { process in
      let command = (try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)) ?? ""
      return "\(process) \(command.trimmingCharacters(in: .whitespacesAndNewlines))"
    }
  }
}
