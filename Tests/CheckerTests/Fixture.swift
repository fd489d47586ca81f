import Checker
import Foundation
import Sandbox
import Workbook
import XCTest

/// A workbook of one kata, written by the test into a folder of its own.
///
/// The kata counts: `Counter` with `count` and `increment()`. The parts of it that a test wants
/// otherwise are arguments.
final class Fixture: Sendable {
  let root: URL
  let kata: Kata
  let checker: Checker

  static let counter = """
    import SwiftUI

    @Observable final class Counter {
      private(set) var count = 0
      func increment() { count += 1 }
    }
    """

  static let suite = """
    import KataTesting
    import XCTest

    @testable import Kata

    final class CounterTests: XCTestCase {
      func testStartsAtZero() { XCTAssertEqual(Counter().count, 0) }
      func testIncrement() {
        let counter = Counter()
        counter.increment()
        counter.increment()
        XCTAssertEqual(counter.count, 2, "two increments count two")
      }
    }
    """

  init(
    solution: String = Fixture.counter, suite: String = Fixture.suite, screen: String? = nil,
    testSeconds: Double = 5, languageMode: Int = 6, policies: KataFacts.Policies? = nil,
    audit rules: [String]? = nil, auditProgram: String? = nil, isolation: String? = nil
  ) throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent(
      "kata-\(UUID().uuidString)")
    let path = "01-start/01-counter"
    let facts = """
      {"version":1,"id":"counter","concepts":[],"prerequisites":[],"minutes":5,
       "languageMode":\(languageMode),"starters":{},"testSeconds":\(testSeconds),"mutants":{},
       "alternatives":[]}
      """
    var decoded = try JSONDecoder().decode(KataFacts.self, from: Data(facts.utf8))
    decoded.policies = policies
    decoded.isolation = isolation
    decoded.audit = rules.map { KataFacts.Audit(rules: $0) }
    kata = Kata(
      facts: decoded,
      path: path, title: "Counter", folder: root.appendingPathComponent("Katas/\(path)"),
      suiteFolder: root.appendingPathComponent("Tests/KataSuites/\(path)"),
      solutionFolder: root.appendingPathComponent("Solutions/\(path)"))
    checker = Checker(workbook: root, audit: auditProgram)
    for folder in [kata.folder, kata.suiteFolder, kata.solutionFolder] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try write(solution, "Counter.swift", in: kata.solutionFolder)
    try write(suite, "CounterTests.swift", in: kata.suiteFolder)
    if let screen { try write(screen, "Screen.swift", in: kata.suiteFolder) }
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  func write(_ text: String, _ name: String, in folder: URL) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  /// What a judge of strangers' code says of an answer of one file.
  ///
  /// Throws `XCTSkip` where this machine has no walls.
  func judge(_ answer: String, isGated: Bool = true) throws -> ConfinedResult {
    let level = Self.level
    guard level == .full else {
      throw XCTSkip("the walls here are \(level.rawValue): apt-get install bubblewrap")
    }
    let sources = SourceSet(
      files: [SourceFile(name: "Counter.swift", bytes: Data(answer.utf8))])
    return checker.judge(
      kata, sources: sources, behind: Confinement(level: level), isGated: isGated)
  }

  private static let level = WallReport.measure().level

  /// The verdict on an answer of one file.
  func check(_ answer: String, cancellation: Cancellation? = nil) -> CheckResult {
    let files = [SourceFile(name: "Counter.swift", bytes: Data(answer.utf8))]
    return checker.check(kata, sources: SourceSet(files: files), cancellation: cancellation)
  }

  /// The model with other words in the place of `increment`'s body.
  static func incrementing(_ body: String, imports: String = "", members: String = "") -> String {
    """
    import SwiftUI
    \(imports)

    @Observable final class Counter {
      private(set) var count = 0
      func increment() { \(body) }
      \(members)
    }
    """
  }
}
