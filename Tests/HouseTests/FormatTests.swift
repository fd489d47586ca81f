import Foundation
import XCTest

/// `swift format lint --strict` is clean over everything that we ship and a learner does not edit.
final class FormatTests: XCTestCase {
  func testTheFormatterHasNothingToSay() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.currentDirectoryURL = Checkout.folder
    process.arguments = [
      "swift", "format", "lint", "--strict", "--recursive", "--parallel", "Package.swift",
      "Sources", "Solutions",
    ]
    process.arguments? += try Self.tests()
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, "run: swift format -i …\n\(said.prefix(4000))")
  }

  /// What is in `Tests`, but for the audit's corpora: the spots marked there are columns, which the
  /// formatter would move. Nor do attackers format.
  private static func tests() throws -> [String] {
    let rooms = try names(in: "Tests").filter {
      $0 != "Tests/AuditTests" && $0 != "Tests/Attacks"
    }
    return try rooms + names(in: "Tests/AuditTests").filter { $0 != "Tests/AuditTests/Corpus" }
  }

  private static func names(in folder: String) throws -> [String] {
    let path = Checkout.folder.appendingPathComponent(folder).path
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      .map { folder + "/" + $0 }
  }
}
