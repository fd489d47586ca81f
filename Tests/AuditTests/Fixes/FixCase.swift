import Audit
import XCTest

/// A small project before the fixes, and what must come of it.
struct FixCase {
  /// The texts by path.
  var before: [String: String]
  var options = FixOptions()

  /// A project of one file.
  init(_ text: String, options: FixOptions = FixOptions()) {
    self.init(["A.swift": text], options: options)
  }

  init(_ before: [String: String], options: FixOptions = FixOptions()) {
    self.before = before
    self.options = options
  }

  /// What the fixes say.
  var plan: FixPlan { Self.plan(before, options) }

  /// The project after the fixes.
  var after: [String: String] { Self.after(before, plan) }

  /// The only file after the fixes.
  var text: String { after.values.first ?? "" }

  /// The places and messages that are listed, such as `A.swift:3 [published] …`.
  var listed: [String] {
    plan.listed.map { "\($0.place.file):\($0.place.line) [\($0.rule)] \($0.message)" }
  }

  /// Checks the outcome, that a second run has nothing to do, and that the edits say the same as
  /// the fixed texts.
  func assertBecomes(
    _ expected: [String: String], file: StaticString = #filePath, line: UInt = #line
  ) {
    let plan = plan
    for fix in plan.files {
      XCTAssertEqual(
        Self.apply(fix.edits, to: before[fix.path] ?? ""), fix.fixedText, "edits of \(fix.path)",
        file: file, line: line)
    }
    let after = Self.after(before, plan)
    for (path, text) in expected {
      XCTAssertEqual(after[path], text, path, file: file, line: line)
    }
    let again = Self.plan(after, options)
    XCTAssertEqual(again.files.map(\.path), [], "a second run", file: file, line: line)
    XCTAssertEqual(
      again.listed.map(\.rule).sorted(), plan.listed.map(\.rule).sorted(), "listed twice",
      file: file, line: line)
  }

  func assertBecomes(_ expected: String, file: StaticString = #filePath, line: UInt = #line) {
    assertBecomes(["A.swift": expected], file: file, line: line)
  }

  /// Checks that nothing changes, and that a place is listed for a reason that has these words.
  func assertStays(
    because words: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let plan = plan
    XCTAssertEqual(plan.files.map(\.fixedText), [], file: file, line: line)
    XCTAssertTrue(
      plan.listed.contains { $0.message.contains(words) },
      "nothing listed says `\(words)`: \(listed)", file: file, line: line)
  }

  /// Checks that nothing changes and nothing is listed.
  func assertNeedsNothing(file: StaticString = #filePath, line: UInt = #line) {
    let plan = plan
    XCTAssertEqual(plan.files.map(\.fixedText), [], file: file, line: line)
    XCTAssertEqual(plan.listed, [], file: file, line: line)
  }

  private static func plan(_ texts: [String: String], _ options: FixOptions) -> FixPlan {
    let sources = texts.sorted { $0.key < $1.key }.map { (path: $0.key, text: $0.value) }
    return Auditor().fixes(for: sources, options: options)
  }

  private static func after(_ before: [String: String], _ plan: FixPlan) -> [String: String] {
    var after = before
    for file in plan.files { after[file.path] = file.fixedText }
    return after
  }

  /// The text with the edits applied from the back.
  private static func apply(_ edits: [TextEdit], to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.replacement.utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
