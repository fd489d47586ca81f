import Checker
import Foundation
import Workbook
import XCTest

/// An editor with sourcekit-lsp knows the katas, although they belong to no SwiftPM target.
final class EditorWiringTests: XCTestCase {
  /// The checkout that is tested.
  private static let checkout = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private var room = URL(fileURLWithPath: "/")
  private var server: LanguageServer?

  /// A package with copies of the trees beside its target, as in the checkout, and a server on it.
  ///
  /// The katas are solved there: what a learner has done to the checkout's must not matter.
  override func setUpWithError() throws {
    guard let executable = LanguageServer.executable() else {
      throw XCTSkip("the toolchain on the PATH has no sourcekit-lsp")
    }
    room = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("editor-\(UUID().uuidString)/checkout")
    try FileManager.default.createDirectory(
      at: room.appendingPathComponent("Sources/room"), withIntermediateDirectories: true)
    for tree in ["Katas", "Solutions"] {
      try FileManager.default.copyItem(
        at: Self.checkout.appendingPathComponent(tree), to: room.appendingPathComponent(tree))
      let database = room.appendingPathComponent(tree).appendingPathComponent(
        "compile_commands.json")
      try? FileManager.default.removeItem(at: database)
    }
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(name: "room", targets: [.target(name: "room")])
      """
    try Data(manifest.utf8).write(to: room.appendingPathComponent("Package.swift"))
    try Data().write(to: room.appendingPathComponent("Sources/room/room.swift"))
    for kata in try Workbook(folder: room).katas {
      for file in try swiftFiles(in: kata.folder) { try FileManager.default.removeItem(at: file) }
      for file in try swiftFiles(in: kata.solutionFolder) {
        try FileManager.default.copyItem(
          at: file, to: kata.folder.appendingPathComponent(file.lastPathComponent))
      }
    }
    let pieces = try RuntimePieces.prepare(toolchain: Toolchain())
    EditorWiring(workbook: try Workbook(folder: room), pieces: pieces).write()
    server = try LanguageServer(
      executable, root: room, home: room.deletingLastPathComponent())
  }

  override func tearDown() {
    server?.stop()
    if room.path != "/" {
      try? FileManager.default.removeItem(at: room.deletingLastPathComponent())
    }
  }

  private func solutionFiles() throws -> [URL] {
    try Workbook(folder: room).katas.flatMap { try swiftFiles(in: $0.solutionFolder) }
  }

  private func swiftFiles(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
  }

  /// The place, from 0, of the first occurrence of a word in a text.
  private func place(of word: String, in text: String) throws -> (line: Int, column: Int) {
    let range = try XCTUnwrap(text.range(of: word), "no \(word) in the text")
    let before = text[..<range.lowerBound].split(
      separator: "\n", omittingEmptySubsequences: false)
    return (before.count - 1, before.last?.utf16.count ?? 0)
  }

  func testNoSolutionHasADiagnostic() throws {
    let server = try XCTUnwrap(server)
    let files = try solutionFiles()
    XCTAssertGreaterThanOrEqual(files.count, 10)
    for file in files {
      try server.open(file, text: String(contentsOf: file, encoding: .utf8))
      XCTAssertEqual(try server.diagnostics(of: file), [], file.path)
    }
  }

  func testNoSampleHasADiagnostic() throws {
    let server = try XCTUnwrap(server)
    let files = try Workbook(folder: room).katas.flatMap { kata in
      (kata.facts.audit?.samples.keys.sorted() ?? []).map { kata.folder.appendingPathComponent($0) }
    }
    XCTAssertGreaterThanOrEqual(files.count, 8)
    for file in files {
      try server.open(file, text: String(contentsOf: file, encoding: .utf8))
      XCTAssertEqual(try server.diagnostics(of: file), [], file.path)
    }
  }

  func testATypoInALearnersFileHasOne() throws {
    let server = try XCTUnwrap(server)
    // Where the answer is a configuration there is no Swift of the learner's.
    let katas = try Workbook(folder: room).katas.filter { $0.facts.audit?.configuration == nil }
    for kata in katas {
      let file = try XCTUnwrap(swiftFiles(in: kata.folder).first)
      let text = try String(contentsOf: file, encoding: .utf8)
      try server.open(file, text: text + "\nlet typo: Strin = \"\"\n")
      let messages = try server.diagnostics(of: file)
      XCTAssertTrue(
        messages.contains { $0.lowercased().contains("cannot find type 'strin' in scope") },
        "\(file.path): \(messages)")
    }
  }

  func testTheMacrosOfSwiftUIAreKnown() throws {
    let server = try XCTUnwrap(server)
    let (file, text) = try fileWithState()
    let more = """

      #Preview("editor", traits: .landscapeLeft) {
        @Previewable @State var isOn = true
        Toggle("on", isOn: $isOn)
      }
      extension EnvironmentValues { @Entry var editorEntry = 1 }
      let editorValue: Int = EnvironmentValues().editorEntry
      """
    try server.open(file, text: text + more)
    XCTAssertEqual(try server.diagnostics(of: file), [], file.path)
  }

  func testAHoverOnStateTellsWhatItIs() throws {
    let server = try XCTUnwrap(server)
    let (file, text) = try fileWithState()
    try server.open(file, text: text)
    let (line, column) = try place(of: "@State ", in: text)
    let words = try server.hover(file, line: line, column: column + 1)
    XCTAssertTrue(words.contains("struct State<Value>"), words)
  }

  func testTheRuntimesNamesAreOffered() throws {
    let server = try XCTUnwrap(server)
    let (file, text) = try fileWithState()
    let lines = text + "\nlet list = Navigat"
    try server.open(file, text: lines)
    let line = lines.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    let offers = try server.completions(file, line: line, column: 18)
    XCTAssertTrue(offers.contains { $0.hasPrefix("NavigationStack") }, "\(offers.prefix(20))")
  }

  /// The first solution that has an `@State`.
  private func fileWithState() throws -> (URL, String) {
    for file in try solutionFiles() {
      let text = try String(contentsOf: file, encoding: .utf8)
      if text.contains("@State ") { return (file, text) }
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
