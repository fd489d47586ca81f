import Foundation
import Sandbox
import XCTest

@testable import Checker

/// What the compiler may take, and what a learner is told when it takes more.
final class CompilerLimitTests: XCTestCase {
  func testAnAnswerThatTakesTheCompilersMemoryIsToldSo() throws {
    let wide = (0..<8).map { "var v\($0): T" }.joined(separator: "; ")
    let text = """
      struct Wide<T> { \(wide) }
      typealias Wider<T> = Wide<Wide<Wide<Wide<Wide<T>>>>>
      func f(_ value: Wider<Wider<Int>>) -> Wider<Wider<Int>> { value }
      """
    let result = try Fixture().check(Fixture.counter + "\n" + text)
    XCTAssertEqual(result.verdict, .didNotCompile, result.reason)
    XCTAssertEqual(
      result.reason,
      "the compiler needed more than 2 GB; split or simplify the largest expression")
  }

  func testACompileThatTakesTooLongIsToldSo() throws {
    let outcome = try finish(
      "let a = [1, 2.0, 3].map { $0 * 2 + 1.5 - Double(3) / 4 }.reduce(0) { $0 + $1 * 2 - 3 + 4 }"
        + " + [1, 2, 3].map { -$0 + 4 * 5 - 6 + \"7\" }.reduce(0, +) * 2 - 1 + 3 * -4",
      limits: Limits(wallSeconds: 0.3))
    guard case .gaveUp(let sentence) = outcome else { return XCTFail("\(outcome)") }
    XCTAssertEqual(
      sentence.english,
      "the compiler needed more than 20 s; split or simplify the largest expression")
  }

  func testTheKernelsLimitOfProcessorTimeIsToldTheSameWay() throws {
    let values = (0..<60_000).map(String.init).joined(separator: ",")
    let outcome = try finish("let a: [Int] = [\(values)]", limits: Limits(cpuSeconds: 1))
    guard case .gaveUp(let sentence) = outcome else { return XCTFail("\(outcome)") }
    XCTAssertEqual(
      sentence.english,
      "the compiler needed more than 20 s; split or simplify the largest expression")
  }

  func testTheLimitsAreThoseThatTheSentencesName() {
    XCTAssertEqual(Frontend.limits.cpuSeconds, 20)
    XCTAssertEqual(Frontend.limits.memoryBytes, 2 << 30)
  }

  private func finish(_ text: String, limits: Limits) throws -> FrontendRun.Outcome {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = folder.appendingPathComponent("a.swift")
    try Data(text.utf8).write(to: source)
    let pieces = try RuntimePieces.prepare(toolchain: try Toolchain())
    let frontend = Frontend(pieces: pieces, moduleName: "Kata", languageMode: 6)
    let run = try frontend.start(
      [source.path], object: folder.appendingPathComponent("a.o").path)
    return run.finish(cancellation: nil, limits: limits)
  }
}
