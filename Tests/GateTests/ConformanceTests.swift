import Foundation
import SourceOutline
import Workbook
import XCTest

@testable import Checker

/// Whatever of the runtime's an honest learner can adopt passes every gate.
final class ConformanceTests: XCTestCase {
  private let folder = WorkbookAnswers.checkout.appendingPathComponent("Tests/Conformances")

  func testAnAnswerMayAdoptEveryPublicProtocol() throws {
    let kata = try AttackCorpus().kata
    let gates = try Gates(for: kata, shipped: [])
    let compile = try StrictCompile()
    for file in try SourceSet(folder: folder).files {
      let answer = SourceSet(files: [file])
      let outcome = try compile.compile(answer, for: kata.facts)
      let object = try XCTUnwrap(outcome.object, "\(file.name): \(outcome.log.prefix(3_000))")
      let report =
        gates.report(on: answer) + gates.report(onLog: outcome.log, of: answer)
        + gates.report(onObject: object)
      XCTAssertEqual(report.alarms.map(\.sentence.english), [], file.name)
    }
  }

  func testTheSampleAdoptsEveryPublicProtocol() throws {
    let adopted = Set(
      try SourceSet(folder: folder).files.flatMap { file in
        OutlineMemory.outline(of: file.text).declarations.flatMap(\.inheritance)
      })
    // What the syntax gate lets nobody name is nobody's to adopt; by inheritance it comes along.
    let missing = try publicProtocols().subtracting(adopted).subtracting(GateNames.runtimeNames)
    XCTAssertEqual(missing.sorted(), [], "adopt them in Tests/Conformances")
  }

  func testTheRuntimeHasProtocolsToAdopt() throws {
    XCTAssertGreaterThan(try publicProtocols().count, 50)
  }

  private func publicProtocols() throws -> Set<String> {
    let sources = WorkbookAnswers.checkout.appendingPathComponent("Sources")
    return Set(
      try ["SwiftUI", "Combine", "TrackingRuntime"].flatMap { module in
        let files = FileManager.default.enumerator(
          at: sources.appendingPathComponent(module), includingPropertiesForKeys: nil)
        return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
          .flatMap { file in
            let text = try String(contentsOf: file, encoding: .utf8)
            return text.contains("public protocol ")
              ? OutlineMemory.outline(of: text).declarations.filter {
                $0.kind == .protocol && $0.access == .public
              }
              .map(\.name) : []
          }
      })
  }
}
