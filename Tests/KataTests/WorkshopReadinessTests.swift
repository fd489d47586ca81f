import Foundation
import Learners
import XCTest

/// A machine made ready for a workshop, by itself or by a copy of one that is.
final class WorkshopReadinessTests: XCTestCase {
  func testAReadyMachineSaysSoInOneLine() throws {
    let learner = try LearnersFolder(self)
    let run = try learner.kata("doctor", "--workshop")
    XCTAssertEqual(run.code, 0, run.errors)
    XCTAssertTrue(run.output.contains(" ready: 2 of 2 katas judged offline, "), run.output)
    XCTAssertEqual(run.output.split(separator: "\n").count, 1)
  }

  func testAMachineThatCannotJudgeTheSolutionsIsNotReady() throws {
    let learner = try LearnersFolder(self)
    try learner.write(LearnersFolder.starter, to: "Solutions/01-start/02-other/Answer.swift")
    let run = try learner.kata("doctor", "--workshop")
    XCTAssertEqual(run.code, 3)
    XCTAssertTrue(run.output.contains(" not ready: other failed; "), run.output)
  }

  func testThePlansKatasAreJudged() throws {
    let learner = try LearnersFolder(self)
    _ = try learner.kata("workshop", "new", "--katas", "other")
    XCTAssertTrue(
      try learner.kata("doctor", "--workshop").output.contains("1 of 1 katas judged"))
  }

  /// The archive that the leader's guide makes, of what a first start leaves.
  func testACopiedCheckoutJudgesWithoutBuilding() throws {
    let products = RunningKata.binary.deletingLastPathComponent()
    let checkout = try XCTUnwrap(Self.checkout(above: products))
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("stick-\(UUID())")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let path = String(products.path.dropFirst(checkout.path.count + 1))
    let runtime = ["KataEvents", "Combine", "TrackingRuntime", "SwiftUI", "KataTesting"]
    let made =
      ["kata", "kata-wall", "libKataRuntime.so", "SwiftUIMacros-tool"]
      + runtime.flatMap { ["Modules/\($0).swiftmodule", "\($0).build"] }
      + ["SwiftUIMacros.build", "SwiftUIMacros-tool.build"].filter {
        FileManager.default.fileExists(atPath: products.path + "/" + $0)
      }
    let files =
      ["Package.swift", "Sources", "Katas", "Solutions", "Tests/KataSuites"]
      + made.map { "\(path)/\($0)" }
    let copied = "tar --format=posix -cf - \(files.joined(separator: " ")) | tar -xpf - -C"
    XCTAssertEqual(try shell("cd '\(checkout.path)' && \(copied) '\(place.path)'"), 0)

    let check = Process()
    let errors = Pipe()
    check.executableURL = place.appendingPathComponent("\(path)/kata")
    check.arguments = ["check", "first-check", "--source", "Solutions"]
    check.currentDirectoryURL = place
    check.standardError = errors
    check.standardOutput = FileHandle.nullDevice
    try check.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    check.waitUntilExit()
    XCTAssertEqual(check.terminationStatus, 0, said)
    XCTAssertFalse(said.contains("Building"), said)
    XCTAssertFalse(
      FileManager.default.fileExists(
        atPath: place.appendingPathComponent(".build/kata-runtime").path))
  }

  private static func checkout(above products: URL) -> URL? {
    var folder = products
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private func shell(_ script: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
