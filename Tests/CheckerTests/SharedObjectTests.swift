import Foundation
import SourceOutline
import Workbook
import XCTest

@testable import Checker

/// Which answers one compile of the suite is enough for.
final class SharedObjectTests: XCTestCase {
  private var folder = FileManager.default.temporaryDirectory

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  }

  override func tearDownWithError() throws {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Compiles the fixture's suite for one answer after another; tells which of them needed it.
  private func compiled(_ answers: [String], suite text: String = Fixture.suite) throws -> [Bool] {
    let fixture = try Fixture(suite: text)
    let pieces = try RuntimePieces.prepare(toolchain: Toolchain())
    let cache = try CacheFolder(below: folder)
    let suite = try KataSuiteSources(of: fixture.kata)
    return try answers.map { answer in
      let sources = SourceSet(
        files: [SourceFile(name: "Counter.swift", bytes: Data(answer.utf8))])
      let frontend = Frontend(
        pieces: pieces, moduleName: KataModule.moduleName, languageMode: 6)
      let work = try KataCompile(
        sources, key: KataModule.key(of: sources, frontend: frontend), frontend: frontend,
        cache: cache)
      guard case .compiled(let module) = try work.finish(cancellation: nil, onModule: { _ in })
      else {
        throw CheckFault("the answer does not compile")
      }
      let compile = try SuiteCompile(
        suite, module: module.module,
        visible: VisibleInterface(of: [("Counter.swift", answer)]), pieces: pieces, cache: cache)
      let isKnown = compile.isKnown
      guard case .compiled = try compile.finish(cancellation: nil) else {
        throw CheckFault("the suite does not compile")
      }
      return !isKnown
    }
  }

  private static let withView =
    Fixture.counter + """

      struct CounterView: View {
        let counter = Counter()
        var body: some View { Text("\\(counter.count)") }
      }
      """

  func testAnswersThatDifferInsideTheirBodiesShareTheSuitesObject() throws {
    let other = Self.withView
      .replacingOccurrences(of: "count += 1", with: "count += 3 - 2")
      .replacingOccurrences(of: "{ Text", with: "{ VStack { Text(\"\") }; Text")
    XCTAssertEqual(try compiled([Self.withView, other]), [true, false])
  }

  func testAnAnswerThatStoresMoreHasItsOwn() throws {
    let other = Self.withView.replacingOccurrences(
      of: "let counter", with: "private var taps = 0\n  let counter")
    XCTAssertEqual(try compiled([Self.withView, other]), [true, true])
  }

  func testASuiteThatCallsABodySharesNothing() throws {
    let suite = """
      import SwiftUI
      import XCTest
      @testable import Kata
      final class BodyTests: XCTestCase {
        @MainActor func testBody() async { _ = CounterView().body }
      }
      """
    let other = Self.withView.replacingOccurrences(
      of: "{ Text", with: "{ VStack { Text(\"\") }; Text")
    XCTAssertEqual(try compiled([Self.withView, other], suite: suite), [true, true])
  }
}
