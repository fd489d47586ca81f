import Foundation
import Synchronization
import Workbook
import XCTest

@testable import Checker

/// What the workbook itself holds passes every gate; the tables are printed.
final class GateFalseAlarmTests: XCTestCase {
  private func answers() throws -> [(gates: Gates, answer: WorkbookAnswers.Answer)] {
    try WorkbookAnswers.katas().flatMap { kata, shipped in
      let gates = try Gates(for: kata, shipped: shipped)
      return try WorkbookAnswers.answers(to: kata, shipped: shipped).map { (gates, $0) }
    }
  }

  func testNoSourceOfTheWorkbookIsStopped() throws {
    var table = AlarmTable(gates: [.syntax, .api])
    for (gates, answer) in try answers() {
      table.add(gates.report(on: answer.sources), answer.kind, answer.title)
    }
    print(table.text)
    XCTAssertEqual(table.failures, [])
    XCTAssertGreaterThan(table.answers, 500)
  }

  /// Each is compiled as the grader does it, with strict memory safety as an error.
  ///
  /// All of them take minutes: without `KATA_GATES=all` every solution is, and each fifth other answer.
  func testNoObjectOfTheWorkbookIsStopped() throws {
    let compile = try StrictCompile()
    let whole = try answers()
    let isWhole = ProcessInfo.processInfo.environment["KATA_GATES"] == "all"
    let all = whole.enumerated().filter { index, one in
      isWhole || one.answer.kind == "solution" || index % 5 == 0
    }.map(\.element)
    print("compiled \(all.count) of \(whole.count) answers; `KATA_GATES=all` compiles all")
    let table = Mutex(AlarmTable(gates: [.safety, .object]))
    DispatchQueue.concurrentPerform(iterations: all.count) { index in
      let (gates, answer) = all[index]
      let outcome = try? compile.compile(answer.sources, for: answer.kata.facts)
      var report = gates.report(onLog: outcome?.log ?? "", of: answer.sources)
      if let object = outcome?.object { report = report + gates.report(onObject: object) }
      let title = answer.title
      table.withLock { table in
        table.add(report, answer.kind, title)
        if outcome?.object == nil {
          table.failures.append("\(title) does not compile: \(outcome?.log.prefix(400) ?? "")")
        }
      }
    }
    let result = table.withLock { $0 }
    print(result.text)
    XCTAssertEqual(result.failures, [])
    XCTAssertEqual(result.answers, all.count)
    XCTAssertGreaterThan(result.answers, 200)
  }
}
