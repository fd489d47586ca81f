import Foundation
import Synchronization
import Workbook
import XCTest

@testable import Checker

/// What a right migration looks like passes every gate, in a kata that allows nothing of its own.
final class AfterShapeTests: XCTestCase {
  func testNoMigratedShapeIsStopped() throws {
    let folder = WorkbookAnswers.checkout.appendingPathComponent("Tests/AfterShapes")
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
        table.add(report, files[index].name)
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
