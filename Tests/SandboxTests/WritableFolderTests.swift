import Foundation
import Sandbox
import XCTest

final class WritableFolderTests: XCTestCase {
  private var root = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for name in ["own", "other"] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try Data("kept".utf8).write(to: root.appendingPathComponent("other/file"))
  }

  override func tearDown() {
    try? FileManager.default.removeItem(at: root)
  }

  private func run(_ script: String) throws -> String {
    var launch = shell(script)
    launch.folder = root.appendingPathComponent("own")
    launch.writableFolder = root.appendingPathComponent("own")
    return try ChildProcess.run(launch, limits: Limits(wallSeconds: 20)).output.text
  }

  func testItsOwnFolderIsWritable() throws {
    let text = try run("mkdir a && echo x > a/b && mv a/b c && cat c && rm c && echo y >/dev/null")
    XCTAssertEqual(text, "x\n")
  }

  func testNothingElseCanBeMadeChangedOrRemoved() throws {
    try XCTSkipUnless(Landlock.keepsWrites, "this kernel has no Landlock that covers truncation")
    for act in [
      "echo x > ../other/new", "echo x > ../other/file", "rm ../other/file",
      "mv ../other/file .", "ln -s x ../other/link", ": > ../other/file",
      "setsid sh -c 'echo x > ../other/file'",
    ] {
      _ = try run("(\(act)) 2>/dev/null")
      let other = root.appendingPathComponent("other")
      XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: other.path), ["file"], act)
      XCTAssertEqual(
        try String(contentsOf: other.appendingPathComponent("file"), encoding: .utf8), "kept", act)
    }
  }

  func testNobodyElseCanBeSignalled() throws {
    try XCTSkipUnless(Landlock.keepsSignals, "this kernel's Landlock does not keep signals in")
    let bystander = try ChildProcess(shell("read line; echo alive", input: .channel))
    let text = try run(
      "kill -9 \(bystander.processIdentifier) 2>/dev/null || echo refused; kill -0 $$ && echo own")
    XCTAssertEqual(text, "refused\nown\n")
    bystander.send(Data("\n".utf8))
    XCTAssertEqual(bystander.wait(limits: Limits(wallSeconds: 20)), .exited(0))
  }

  func testTheParentKeepsItsRights() throws {
    _ = try run("true")
    XCTAssertNoThrow(try Data().write(to: root.appendingPathComponent("other/after")))
  }
}
