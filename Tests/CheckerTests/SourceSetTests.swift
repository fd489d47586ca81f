import Checker
import Foundation
import Workbook
import XCTest

final class SourceSetTests: XCTestCase {
  private func fault(_ read: () throws -> SourceSet) -> String {
    do {
      return "read \(try read().files.map(\.name))"
    } catch {
      return "\(error)"
    }
  }

  private func fault(of bytes: Data, named name: String = "Counter.swift") throws -> String {
    let fixture = try Fixture()
    try bytes.write(to: fixture.kata.folder.appendingPathComponent(name))
    return fault { try SourceSet(folder: fixture.kata.folder) }
  }

  func testALargeFileIsRefusedWithItsSize() throws {
    let sentence = try fault(of: Data(repeating: 0x20, count: 5_000_000))
    XCTAssertTrue(sentence.hasPrefix("Counter.swift is 5.0 MB long"), sentence)
  }

  func testAFileThatIsNotUTF8IsRefused() throws {
    XCTAssertEqual(
      try fault(of: Data([0x2F, 0x2F, 0xFF, 0xFE])),
      "Counter.swift is not UTF-8 text; save it as UTF-8 in your editor")
  }

  func testASymbolicLinkIsRefused() throws {
    let fixture = try Fixture()
    try FileManager.default.createSymbolicLink(
      at: fixture.kata.folder.appendingPathComponent("Counter.swift"),
      withDestinationURL: fixture.kata.solutionFolder.appendingPathComponent("Counter.swift"))
    XCTAssertEqual(
      fault { try SourceSet(folder: fixture.kata.folder) },
      "Counter.swift is a symbolic link; put the file itself into the folder")
  }

  func testAFolderLinkOutOfTheSourceIsRefused() throws {
    let fixture = try Fixture()
    let source = fixture.root.appendingPathComponent("hand-in")
    try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: source.appendingPathComponent("counter"), withDestinationURL: fixture.kata.solutionFolder)
    let sentence = fault { try SourceSet(source: source, for: fixture.kata) }
    XCTAssertTrue(sentence.contains("is a symbolic link out of"), sentence)
  }

  func testAPipeIsRefusedAndHangsNothing() throws {
    let fixture = try Fixture()
    mkfifo(fixture.kata.folder.appendingPathComponent("Counter.swift").path, 0o644)
    XCTAssertEqual(
      fault { try SourceSet(folder: fixture.kata.folder) },
      "Counter.swift is not a regular file; put a Swift file in its place")
  }

  func testAFolderWithoutSwiftFilesIsNamed() throws {
    let fixture = try Fixture()
    XCTAssertEqual(
      fault { try SourceSet(folder: fixture.kata.folder) },
      "there is no .swift file in \(fixture.kata.folder.path)")
  }

  func testAMirrorTreeIsUnderstood() throws {
    let fixture = try Fixture()
    let source = fixture.root.appendingPathComponent("Solutions")
    XCTAssertEqual(fixture.checker.check(fixture.kata, source: source).verdict, .passed)
  }

  func testAFolderNamedByTheIdIsUnderstood() throws {
    let fixture = try Fixture()
    let folder = fixture.root.appendingPathComponent("hand-in/counter")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try fixture.write(Fixture.counter, "Mine.swift", in: folder)
    let source = folder.deletingLastPathComponent()
    XCTAssertEqual(
      fault { try SourceSet(source: source, for: fixture.kata) }, "read [\"Mine.swift\"]")
  }

  func testLooseFilesAndOneFileAreUnderstood() throws {
    let fixture = try Fixture()
    let folder = fixture.kata.solutionFolder
    XCTAssertEqual(fixture.checker.check(fixture.kata, source: folder).verdict, .passed)
    let file = folder.appendingPathComponent("Counter.swift")
    XCTAssertEqual(fixture.checker.check(fixture.kata, source: file).verdict, .passed)
  }

  func testOddNamesAndLineEndsAreCompiledAsTheyAre() throws {
    let fixture = try Fixture()
    let text = Fixture.counter.replacingOccurrences(of: "\n", with: "\r\n")
    for name in ["-Ounchecked.swift", "@args.swift", "写真 1.swift", "main.swift"] {
      try fixture.write(text, name, in: fixture.kata.folder)
      let result = fixture.checker.check(fixture.kata)
      XCTAssertEqual(result.verdict, .passed, "\(name): \(result)")
      try FileManager.default.removeItem(at: fixture.kata.folder.appendingPathComponent(name))
    }
  }

  func testAFaultOfTheSourcesIsAnErrorWithTheSentence() throws {
    let fixture = try Fixture()
    let result = fixture.checker.check(fixture.kata)
    XCTAssertEqual(result.verdict, .error)
    XCTAssertEqual(result.reason, "there is no .swift file in \(fixture.kata.folder.path)")
  }
}
