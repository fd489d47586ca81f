import Foundation
import Sandbox
import Synchronization
import Workbook
import XCTest

@testable import Checker

final class RuntimePiecesTests: XCTestCase {
  private var folder = FileManager.default.temporaryDirectory

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for name in RuntimeBuild.moduleNames {
      try write("Sources/\(name)/Views/A.swift", at: 1000)
      try write("products/Modules/\(name).swiftmodule", at: 2000)
    }
    try write("products/libKataRuntime.so", at: 2000)
    try write("Sources/SwiftUIMacros/A.swift", at: 1000)
    try write("products/SwiftUIMacros-tool", at: 2000)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private func write(_ path: String, at seconds: Double) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("x".utf8).write(to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: file.path)
  }

  private var build: RuntimeBuild {
    RuntimeBuild(products: folder.appendingPathComponent("products"))
  }

  func testABuildNewerThanItsSourcesIsCurrent() {
    XCTAssertTrue(build.isCurrent(for: folder))
  }

  func testASourceThatChangedLaterMakesItStale() throws {
    try write("Sources/SwiftUI/Deep/Er/New.swift", at: 3000)
    XCTAssertFalse(build.isCurrent(for: folder))
  }

  func testAMissingModuleMakesItIncomplete() throws {
    try FileManager.default.removeItem(
      at: folder.appendingPathComponent("products/Modules/SwiftUI.swiftmodule"))
    XCTAssertFalse(build.isCurrent(for: folder))
  }

  func testAMissingMacroProgramMakesItIncomplete() throws {
    try FileManager.default.removeItem(
      at: folder.appendingPathComponent("products/SwiftUIMacros-tool"))
    XCTAssertFalse(build.isCurrent(for: folder))
  }

  func testAMacroThatChangedLaterMakesItStale() throws {
    try write("Sources/SwiftUIMacros/A.swift", at: 3000)
    XCTAssertFalse(build.isCurrent(for: folder))
  }

  func testAnotherCompilerNeedsOtherPieces() {
    XCTAssertNotEqual(build.stamp(compiler: "a"), build.stamp(compiler: "b"))
  }

  func testTheCheckoutIsFoundAboveTheProgram() throws {
    try write("Package.swift", at: 1000)
    let program = folder.appendingPathComponent(".build/debug/kata")
    XCTAssertEqual(CheckoutBuild.checkout(above: program)?.path, folder.path)
    XCTAssertNil(CheckoutBuild.checkout(above: URL(fileURLWithPath: "/usr/bin/kata")))
  }

  func testPiecesThatWereRemovedMeanwhileAreMadeAgain() throws {
    let cache = try CacheFolder(below: folder)
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let build = RuntimeBuild(products: program.deletingLastPathComponent())
    func pieces() throws -> RuntimePieces {
      try RuntimePieces.prepare(from: build, toolchain: Toolchain(), in: cache) { _ in }
    }
    let first = try pieces()
    try FileManager.default.removeItem(atPath: first.host)
    XCTAssertFalse(first.areThere)
    XCTAssertTrue(try pieces().areThere)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: cache.url.path + "/new"), [])
  }

  func testSeveralThatPrepareAtOnceMakeThePiecesOnce() throws {
    let cache = try CacheFolder(below: folder)
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let build = RuntimeBuild(products: program.deletingLastPathComponent())
    let toolchain = try Toolchain()
    let told = Mutex(0)
    let folders = Mutex<[String?]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      let pieces = try? RuntimePieces.prepare(from: build, toolchain: toolchain, in: cache) { _ in
        told.withLock { $0 += 1 }
      }
      folders.withLock { $0.append(pieces?.folder.path) }
    }
    XCTAssertEqual(told.withLock { $0 }, 1)
    let found = folders.withLock { $0 }
    XCTAssertEqual(Set(found).count, 1)
    XCTAssertNotNil(found[0])
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: cache.url.path + "/new"), [])
  }

  func testAnotherProcessThatPreparesIsWaitedFor() throws {
    let cache = try CacheFolder(below: folder)
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let build = RuntimeBuild(products: program.deletingLastPathComponent())
    let lock = cache.url.appendingPathComponent("pieces.lock").path
    let done = folder.appendingPathComponent("done").path
    try FileManager.default.createDirectory(at: cache.url, withIntermediateDirectories: true)
    let other = try ChildProcess(
      Launch(
        "/bin/sh", ["-c", "exec 9>'\(lock)'; flock 9; echo held; sleep 1; touch '\(done)'"],
        environment: ["PATH": "/usr/bin:/bin"]))
    while other.ending == nil && !other.output.text.contains("held") {
      other.pump(milliseconds: 20)
    }
    var wasDone: Bool?
    _ = try RuntimePieces.prepare(from: build, toolchain: Toolchain(), in: cache) { _ in
      wasDone = FileManager.default.fileExists(atPath: done)
    }
    XCTAssertEqual(wasDone, true, "began while the other process still held the lock")
  }

  func testNoModuleOfTheToolSideCanBeImported() throws {
    let result = try Fixture().check("import Checker\n" + Fixture.counter)
    XCTAssertEqual(result.verdict, .didNotCompile)
    XCTAssertEqual(result.diagnostics.first?.message, "no such module 'Checker'")
  }

  func testAPathWithoutAToolchainIsASentenceWithTheRemedy() {
    XCTAssertThrowsError(try Toolchain(path: folder.path)) {
      XCTAssertEqual(
        "\($0)",
        "no Swift toolchain is on the PATH; install Swift 6.3 from https://swift.org/install")
    }
  }

  func testTheDigestIsThatOfTheStandard() {
    // FIPS 180-4, the examples of one and of two blocks.
    XCTAssertEqual(
      Digest.hexadecimal(of: Data("abc".utf8)),
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    XCTAssertEqual(
      Digest.hexadecimal(
        of: Data("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)),
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
  }
}
