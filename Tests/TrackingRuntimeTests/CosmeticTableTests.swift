import Foundation
import XCTest

/// The files under `Views/Cosmetic` are what the table says.
final class CosmeticTableTests: XCTestCase {
  private static let tables = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Tables")

  func testTheGeneratedFilesAreNotStale() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "cosmetics-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", Self.tables.appendingPathComponent("generate-cosmetics.swift").path, folder.path,
    ]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
    let built = Self.tables.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Sources/TrackingRuntime/Views/Cosmetic")
    XCTAssertEqual(
      try Self.contents(of: built), try Self.contents(of: folder),
      "run: swift Tests/TrackingRuntimeTests/Tables/generate-cosmetics.swift")
  }

  func testEachModifierOfTheTableIsAStyledViewOfItsArguments() throws {
    let table = try String(
      contentsOf: Self.tables.appendingPathComponent("cosmetics.txt"), encoding: .utf8)
    let folder = Self.tables.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/TrackingRuntime/Views/Cosmetic")
    // Without white space, since the formatter breaks lines where it likes.
    let built = try Self.contents(of: folder).values.joined().filter { !$0.isWhitespace }
    let rows = table.split(separator: "\n").filter {
      $0.hasPrefix("func ") || $0.hasPrefix("@_disfavoredOverload func ")
    }
    XCTAssertGreaterThan(rows.count, 300)
    for row in rows {
      let line = row.components(separatedBy: " // ")[0]
      guard let start = line.range(of: "func ") else { continue }
      let signature = line[start.upperBound...]
      let name = signature.prefix { $0 != "(" && $0 != "<" }
      let head = "publicnonisolatedfunc" + signature.filter { !$0.isWhitespace }
      // `StyledView` has one node for the view inside, whatever the arguments are (CosmeticTests).
      XCTAssertTrue(
        built.contains(head + "->StyledView<Self,"), "\(signature): not a styled view")
      XCTAssertTrue(built.contains("look(\"\(name)\","), "\(name): no look")
    }
  }

  private static func contents(of folder: URL) throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
      })
  }
}
