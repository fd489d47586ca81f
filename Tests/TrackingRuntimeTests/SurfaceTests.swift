import Foundation
import KataTesting
import SwiftUI
import XCTest

/// The symbols that real code uses most compile, and what they make can be mounted.
@MainActor
final class SurfaceTests: XCTestCase {
  private struct Symbol {
    let name: String
    let source: String
    let files: Int?
    let waits: Bool

    /// How the symbol stands in source.
    var pattern: String {
      let word = name.replacingOccurrences(of: "Combine .", with: ".")
        .replacingOccurrences(of: " (Binding)", with: "")
      let escaped = NSRegularExpression.escapedPattern(for: word)
      return (word.first?.isLetter == true ? "\\b" : "") + escaped + "\\b"
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private static func symbols() throws -> [Symbol] {
    let text = try String(
      contentsOf: folder.appendingPathComponent("Tables/symbols.txt"), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      let words = $0.split(separator: "\t").map(String.init)
      return Symbol(
        name: words[1], source: words[3], files: Int(words[5]), waits: words.count > 6)
    }
  }

  private static func samples() throws -> String {
    try ["", "+Looks", "+Containers", "+Combine", "+Overloads"].map {
      try String(
        contentsOf: folder.appendingPathComponent("SurfaceSamples\($0).swift"), encoding: .utf8)
    }.joined()
  }

  func testEachSymbolHasASampleThatCompiles() async throws {
    let samples = try Self.samples()
    for symbol in try Self.symbols() where !symbol.waits {
      XCTAssertNotNil(
        samples.range(of: symbol.pattern, options: .regularExpression),
        "\(symbol.name): no sample; add one, and what it lacks to the runtime or the table")
    }
  }

  func testWhatASymbolWaitsForIsStillMissing() async throws {
    let samples = try Self.samples()
    for symbol in try Self.symbols() where symbol.waits {
      XCTAssertNil(
        samples.range(of: symbol.pattern, options: .regularExpression),
        "\(symbol.name): there is a sample; it waits for nothing")
    }
  }

  func testThereAreMoreThanThreeHundredDifferentSymbols() async throws {
    let symbols = try Self.symbols()
    XCTAssertEqual(Set(symbols.map(\.name)).count, symbols.count)
    XCTAssertGreaterThanOrEqual(symbols.count, 300)
    XCTAssertEqual(symbols.filter(\.waits).map(\.name), [])
  }

  func testEachSymbolThatTheReferenceCountsIsInTheListWithItsCount() async throws {
    let counted = try Self.symbols().filter { $0.source == "counted" }
    XCTAssertEqual(counted.count, 232)
    let files = counted.compactMap(\.files)
    XCTAssertEqual(files.count, 232)
    XCTAssertEqual(Array(files.prefix(200)), files.prefix(200).sorted(by: >))
    XCTAssertEqual(files.prefix(3), [1194, 846, 679])
    let combine = counted.filter { $0.name.hasPrefix("Combine ") }
    XCTAssertEqual(combine.count, 29)
  }

  func testTheSamplesAreMounted() async {
    let state = ViewHost(SurfaceSamples.State_())
    await state.settle()
    XCTAssertTrue(state.text.contains("n"))
    XCTAssertEqual(
      ViewHost(SurfaceSamples.Geometry()).text.last, "width 393")
    XCTAssertEqual(ViewHost(SurfaceSamples.Words()).text.first, "key")
    XCTAssertTrue(
      ViewHost(SurfaceSamples.Shapes()).tree.contains { $0.contains("strokeBorder(blue") })
    XCTAssertTrue(ViewHost(SurfaceSamples.Controls()).text.contains("extra") == false)
    XCTAssertTrue(ViewHost(SurfaceSamples.Lists()).text.contains("inset"))
    XCTAssertEqual(ViewHost(SurfaceSamples.Previews.previews).text, ["same"])
    for warnings in [
      ViewHost(SurfaceSamples.Shapes()).warnings, ViewHost(SurfaceSamples.Lists()).warnings,
    ] {
      XCTAssertEqual(warnings.map(\.message), [], "no sample goes too deep")
    }
    XCTAssertEqual(ViewHost(WindowGroup { Text("app") }.content).text, ["app"])
    let preview = await ViewHost(preview: "sample", in: "TrackingRuntimeTests")
    XCTAssertEqual(preview.text, ["on"])
  }

  func testALinkOfAValuePushesItsScreen() async {
    let host = ViewHost(SurfaceSamples.Screens())
    XCTAssertTrue(host.text.contains("go"))
    host.tap("go")
    XCTAssertEqual(host.text, ["screen 1"])
    host.dismiss()
    XCTAssertTrue(host.text.contains("go"))
  }

  func testRowsAreDeletedAndMoved() async {
    let host = ViewHost(SurfaceSamples.Lists())
    host.tap("Delete x flag")
    XCTAssertFalse(host.text.contains("x"))
    XCTAssertTrue(host.text.contains("y"))
  }
}
