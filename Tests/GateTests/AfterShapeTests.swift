import Foundation
import Synchronization
import Workbook
import XCTest

@testable import Checker

/// What a right migration looks like passes every gate, in a kata that allows nothing of its own.
final class AfterShapeTests: XCTestCase {
  private let folder = WorkbookAnswers.checkout.appendingPathComponent("Tests/AfterShapes")

  /// The public bug reports are numbered; a shape's file begins with its report's number.
  func testEachReportHasItsShapeOrTheReasonWhyNot() throws {
    let shapes = try SourceSet(folder: folder).files.compactMap { Int($0.name.prefix(2)) }
    let reasons = try JSONDecoder().decode(
      [String: String].self, from: Data(contentsOf: folder.appendingPathComponent("reasons.json")))
    for (number, reason) in reasons.sorted(by: { $0.key < $1.key }) {
      print("\(number) has no shape: \(reason)")
    }
    XCTAssertEqual((shapes + reasons.keys.compactMap { Int($0) }).sorted(), Array(1...67))
  }

  func testNoMigratedShapeIsStopped() throws {
    let files = try SourceSet(folder: folder).files
    let kata = try AttackCorpus().kata
    let gates = try Gates(for: kata, shipped: [])
    let compile = try StrictCompile()
    let table = Mutex(AlarmTable(gates: Gate.allCases))
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let answer = SourceSet(files: [files[index]])
      let outcome = try? compile.compile(answer, for: kata.facts)
      var report = gates.report(on: answer) + gates.report(onLog: outcome?.log ?? "", of: answer)
      if let object = outcome?.object { report = report + gates.report(onObject: object) }
      table.withLock { table in
        table.add(report, "after-shape", files[index].name)
        if outcome?.object == nil {
          table.failures.append("\(files[index].name): \(outcome?.log.prefix(600) ?? "")")
        }
      }
    }
    let result = table.withLock { $0 }
    print(result.text)
    XCTAssertEqual(result.failures, [])
    XCTAssertGreaterThan(result.answers, 30)
  }
}
