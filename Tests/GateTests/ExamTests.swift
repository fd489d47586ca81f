import Foundation
import Sandbox
import Workbook
import XCTest

@testable import Checker

/// The exam's probe: what it finds that tests cannot, and what an answer's process may do in it.
final class ExamTests: XCTestCase {
  private func probe(
    _ text: String, seed: UInt64 = .random(in: 0...UInt64.max)
  ) throws -> ProbeResult {
    let corpus = try AttackCorpus()
    let checker = Checker(workbook: corpus.folder.appendingPathComponent("Kata"))
    let answer = SourceSet(files: [SourceFile(name: "Counter.swift", bytes: Data(text.utf8))])
    return try checker.probe(
      corpus.kata, sources: answer, behind: nil, isGated: false, seed: seed)
  }

  private func attack(_ id: String) throws -> String {
    let corpus = try AttackCorpus()
    let attack = try XCTUnwrap(corpus.attacks.first { $0.id == id })
    return try corpus.answer(attack).files.map(\.text).joined()
  }

  /// The right answer with more at the begin of `increment`.
  private func right(beginning statement: String, imports: String = "") throws -> String {
    imports + "\n"
      + (try attack("00-right")).replacing(
        "func increment() {", with: "func increment() {\n    \(statement)")
  }

  func testARightAnswerShowsWhatTheReferenceShows() throws {
    for seed in 1...5 as ClosedRange<UInt64> {
      XCTAssertEqual(try probe(try attack("00-right"), seed: seed).outcome, .same)
    }
  }

  func testATableOfTheTestsAnswersDiffersWhateverTheSeed() throws {
    for seed in 1...5 as ClosedRange<UInt64> {
      guard case .differs = try probe(try attack("80-table-lookup"), seed: seed).outcome else {
        return XCTFail("seed \(seed) did not find the table")
      }
    }
  }

  func testTheTableBehindAllWallsPassesTheTestsAndDiffersInTheProbe() throws {
    let level = WallReport.measure().level
    guard level == .full else {
      throw XCTSkip("the walls here are \(level.rawValue): apt-get install bubblewrap")
    }
    let corpus = try AttackCorpus()
    let checker = Checker(workbook: corpus.folder.appendingPathComponent("Kata"))
    let walls = Confinement(level: level)
    let table = try corpus.answer(
      try XCTUnwrap(corpus.attacks.first { $0.id == "80-table-lookup" }))
    let tests = checker.judge(corpus.kata, sources: table, behind: walls, isGated: true)
    XCTAssertEqual(tests.result.verdict, .passed, tests.result.reason)
    let probe = try checker.probe(
      corpus.kata, sources: table, behind: walls, isGated: true, seed: .random(in: 0...UInt64.max))
    guard case .differs = probe.outcome else { return XCTFail("\(probe)") }
  }

  func testTheSameSeedTakesTheSameSteps() throws {
    let first = try probe(try attack("00-right"), seed: 7).steps
    XCTAssertEqual(try probe(try attack("00-right"), seed: 7).steps, first)
    XCTAssertNotEqual(try probe(try attack("00-right"), seed: 8).steps, first)
  }

  func testOneBodyTooManyDiffers() throws {
    let text = try attack("00-right").replacing(
      "Button(\"Add\") { counter.increment() }",
      with: """
        Button("Add") {
          counter.increment()
          Task { @MainActor in counter.echo += 1 }
        }
        """
    ).replacing(
      "private(set) var count = 0", with: "private(set) var count = 0\n  var echo = 0"
    ).replacing("VStack {", with: "let _ = counter.echo\n    VStack {")
    guard case .differs(let fact) = try probe(text).outcome else {
      return XCTFail("nobody saw the second run of the body")
    }
    XCTAssertTrue(fact.contains("CounterView.body ran"), fact)
  }

  func testAnObjectThatStaysDiffers() throws {
    let text = try right(
      beginning: "kept = { _ = self.count }"
    ).replacing(
      "private(set) var count = 0",
      with: "private(set) var count = 0\n  private var kept: (() -> Void)?")
    guard case .differs(let fact) = try probe(text).outcome else {
      return XCTFail("nobody saw the cycle")
    }
    XCTAssertTrue(fact.contains("of Counter are alive"), fact)
  }

  func testAnEarlyExitIsTampering() throws {
    let text = try right(beginning: "if count == 2 { exit(0) }", imports: "import Foundation")
    guard case .broken(.tampered, rule: "early-exit", _) = try probe(text).outcome else {
      return XCTFail("an exit was taken for an end")
    }
  }

  func testACrashIsTheAnswersOwn() throws {
    let text = try right(beginning: "if count == 2 { preconditionFailure() }")
    guard case .broken(.crashed, _, let sentence) = try probe(text).outcome else {
      return XCTFail("the crash was not seen")
    }
    XCTAssertTrue(sentence.english.contains("at the step"), sentence.english)
  }

  func testAStepThatDoesNotEndIsTimedOut() throws {
    let text = try right(beginning: "while count == 2 {}")
    guard case .broken(.timedOut, _, _) = try probe(text).outcome else {
      return XCTFail("the loop was not ended")
    }
  }

  func testNoTestIsInTheProbesProcess() throws {
    let kata = try AttackCorpus().kata
    let names = try KataSuiteSources(probeOf: kata).files.files.map(\.name)
    XCTAssertEqual(names.filter { $0.contains("Tests") }, [])
    XCTAssertTrue(names.contains("Probe.swift"))
  }
}
