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
      "Sources", "Tests", "Solutions",
    ]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, "run: swift format -i …\n\(said.prefix(4000))")
  }
}
