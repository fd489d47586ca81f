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

  private static func contents(of folder: URL) throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
      })
  }
}
