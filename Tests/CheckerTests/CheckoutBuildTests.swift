import Foundation
import Sandbox
import Workbook
import XCTest

@testable import Checker

/// A product of a small checkout, with a `swift` that only writes down what it was asked to build.
final class CheckoutBuildTests: XCTestCase {
  private var folder = FileManager.default.temporaryDirectory
  private let build = CheckoutBuild(
    title: Sentence("the tool", "道具"), product: "tool-b", rooms: ["Room", "tool-b"],
    files: ["tool-b"],
    scratch: "own")

  private var program: URL { folder.appendingPathComponent(".build/debug/kata") }
  private var beside: String { folder.appendingPathComponent(".build/debug").path }
  private var own: String { folder.appendingPathComponent(".build/own/debug").path }

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent(UUID().uuidString)
    try write("Package.swift", at: 1000)
    try write("Sources/TrackingRuntime/A.swift", at: 1000)
    try write("Sources/Room/A.swift", at: 1000)
    try write("Sources/tool-b/main.swift", at: 1000)
    for name in ["swiftc", "swift-frontend", "ld.lld"] { try write("usr/bin/\(name)", at: 1000) }
    for architecture in ["x86_64", "aarch64"] {
      try write("usr/lib/swift/linux/\(architecture)/swiftrt.o", at: 1000)
    }
    try writeSwift("mkdir -p \"$6/debug\"; echo tool > \"$6/debug/tool-b\"")
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private func write(_ path: String, _ text: String = "x", at seconds: Double) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes(
      [
        .modificationDate: Date(timeIntervalSince1970: seconds),
        .posixPermissions: path.hasPrefix("usr/bin/") ? 0o755 : 0o644,
      ], ofItemAtPath: file.path)
  }

  /// The `swift` of the toolchain; `$6` is the scratch path in `build … --scratch-path PATH …`.
  private func writeSwift(_ script: String) throws {
    let log = folder.appendingPathComponent("asked").path
    try write(
      "usr/bin/swift", "#!/bin/sh\necho \"$@\" >> '\(log)'\n\(script)\n", at: 1000)
  }

  /// What `swift` was asked, a line each.
  private var asked: [Substring] {
    let log = folder.appendingPathComponent("asked")
    return ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n")
  }

  private func products(
    checkout: URL?, cancellation: Cancellation? = nil, willBuild: () -> Void = {},
    didBuild: (Sentence) -> Void = { _ in }
  ) throws -> String {
    let path = folder.appendingPathComponent("usr/bin").path
    return try build.current(
      checkout: checkout, program: program,
      toolchain: { () throws(CheckFault) in try Toolchain(path: path) },
      cancellation: cancellation, willBuild: willBuild, didBuild: didBuild
    ).path
  }

  private func placeBeside(compiledAt compiled: Double, changedAt changed: Double) throws {
    try write(".build/debug/tool-b", at: 2000)
    for room in ["Room", "tool_b"] {
      try write(".build/debug/\(room).build/A.d", at: compiled)
      try write(".build/debug/\(room).build/A.swift.o", at: changed)
      // A build of something else plans this room too.
      try write(".build/debug/\(room).build/output-file-map.json", at: 9000)
    }
  }

  func testTheOneBesideTheProgramIsTakenWhenItIsNewer() throws {
    try write(".build/debug/tool-b", at: 2000)
    XCTAssertEqual(try products(checkout: folder), beside)
    XCTAssertEqual(asked, [])
  }

  func testWithoutOneBesideItIsBuiltOnAPathOfItsOwn() throws {
    var notes = 0
    XCTAssertEqual(try products(checkout: folder) { notes += 1 }, own)
    XCTAssertEqual(notes, 1)
    XCTAssertEqual(asked.count, 1)
    XCTAssertTrue(asked[0].contains("--scratch-path \(folder.path)/.build/own "), "\(asked)")
    XCTAssertTrue(asked[0].hasSuffix("--product tool-b"), "\(asked)")
  }

  func testItIsBuiltWithoutWhatOnlyAnEditorOrADebuggerReads() throws {
    _ = try products(checkout: folder)
    XCTAssertTrue(asked[0].contains("--disable-index-store"), "\(asked)")
    XCTAssertTrue(asked[0].contains("-debug-info-format none"), "\(asked)")
  }

  func testHowLongTheBuildTookIsSaidOnceAndOnALineOfItsOwn() throws {
    var notes: [Sentence] = []
    for _ in 1...2 { _ = try products(checkout: folder, didBuild: { notes.append($0) }) }
    XCTAssertEqual(notes.count, 1)
    XCTAssertNotNil(notes.first?.english.wholeMatch(of: #/Built the tool in \d+ s\./#))
    XCTAssertNotNil(notes.first?.japanese.wholeMatch(of: #/道具のビルドが終わりました（\d+ 秒）。/#))
  }

  func testABuildThatFailedIsNotSaidToHaveEnded() throws {
    try writeSwift("exit 1")
    XCTAssertThrowsError(try products(checkout: folder, didBuild: { XCTFail("\($0)") }))
  }

  func testItIsBuiltOnce() throws {
    _ = try products(checkout: folder)
    XCTAssertEqual(
      try products(checkout: folder) { XCTFail("built again") }, own)
    XCTAssertEqual(asked.count, 1)
  }

  func testASourceThatChangesLaterIsBuiltAgain() throws {
    _ = try products(checkout: folder)
    try write("Sources/Room/A.swift", at: 3000)
    _ = try products(checkout: folder)
    XCTAssertEqual(asked.count, 2)
  }

  func testAnOlderOneBesideTheProgramIsNotTaken() throws {
    try placeBeside(compiledAt: 1500, changedAt: 1500)
    try write("Sources/Room/A.swift", at: 3000)
    XCTAssertEqual(try products(checkout: folder), own)
  }

  /// As SwiftPM leaves it when a source was touched: compiled again, the same objects, no new link.
  func testATouchedSourceThatGaveTheSameObjectsChangesNothing() throws {
    try placeBeside(compiledAt: 4000, changedAt: 1500)
    try write("Sources/Room/A.swift", at: 3000)
    XCTAssertEqual(try products(checkout: folder) { XCTFail("built") }, beside)
  }

  /// As `swift run kata` leaves a room that both programs share.
  func testARoomThatWasCompiledForAnotherProductOnlyMakesItOld() throws {
    try placeBeside(compiledAt: 4000, changedAt: 4000)
    try write("Sources/Room/A.swift", at: 3000)
    XCTAssertEqual(try products(checkout: folder), own)
  }

  func testABuildThatFailsIsASentenceWithTheRemedy() throws {
    try writeSwift("echo 'A.swift:1:1: error: no'; exit 1")
    XCTAssertThrowsError(try products(checkout: folder)) {
      XCTAssertEqual(
        "\($0)",
        "the tool does not build: A.swift:1:1: error: no; run `swift build --product tool-b` in"
          + " \(folder.path) to see why")
    }
    try writeSwift("mkdir -p \"$6/debug\"; echo tool > \"$6/debug/tool-b\"")
    XCTAssertEqual(try products(checkout: folder), own)
  }

  func testABuildThatIsStoppedBeginsAnewTheNextTime() throws {
    try writeSwift("mkdir -p \"$6/debug\"; echo half > \"$6/debug/tool-b\"; sleep 60")
    let cancellation = Cancellation()
    XCTAssertThrowsError(
      try products(checkout: folder, cancellation: cancellation) { cancellation.cancel() }
    ) {
      XCTAssertEqual(
        "\($0)", "building the tool was stopped; it begins anew when it is next needed")
    }
    try writeSwift("mkdir -p \"$6/debug\"; echo tool > \"$6/debug/tool-b\"")
    XCTAssertEqual(try products(checkout: folder), own)
    XCTAssertEqual(try String(contentsOfFile: own + "/tool-b", encoding: .utf8), "tool\n")
  }

  func testWithoutACheckoutTheOneBesideIsTakenAsItIs() throws {
    try write(".build/debug/tool-b", at: 500)
    XCTAssertEqual(try products(checkout: nil), beside)
  }

  func testWithoutACheckoutAndWithoutOneBesideItIsASentence() {
    XCTAssertThrowsError(try products(checkout: nil)) {
      XCTAssertEqual(
        "\($0)",
        "tool-b is not beside \(program.path) and no checkout is above it; build kata in its"
          + " checkout with `swift build`")
    }
  }
}
