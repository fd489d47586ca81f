import Foundation
import Sandbox
import Workbook
import XCTest

@testable import Checker

/// The surface that the suites of real katas meet: what is missing there is told, what is in the way is refused.
///
/// Each answer is the solution of a kata with one change.
final class ApiSurfaceTests: XCTestCase {
  func testARenamedTypeIsNamed() throws {
    try assert("nearest-wins", "\\bTheme\\b", "Palette", .apiMismatch, "the suite needs `Theme`")
  }

  func testARenamedPropertyIsNamedWithItsType() throws {
    try assert(
      "debounce", "\\bquery\\b", "words", .apiMismatch, "the suite needs `SearchModel.query`")
  }

  func testAnotherLabelIsToldWithTheCall() throws {
    try assert(
      "narrowing", "init\\(count: Int = 60\\)", "init(of count: Int = 60)", .apiMismatch,
      "GalleryModel(count:)")
  }

  func testAPrivatePropertyIsTold() throws {
    try assert(
      "debounce", "private\\(set\\) var questions", "private var questions", .apiMismatch,
      "without `private`")
  }

  func testAPropertyThatCannotBeSetIsTold() throws {
    try assert(
      "strong-observations", "  var unread = 0", "  private(set) var unread = 0", .apiMismatch,
      "the suite needs `unread` to be settable")
  }

  func testAnotherTypeIsToldWithWhatItLacks() throws {
    try assert(
      "strong-observations", "private\\(set\\) var badges: \\[String\\] = \\[\\]",
      "private(set) var badges: Set<String> = []", .apiMismatch,
      "`Set<String>.last`",
      also: ("badges.append\\(badge\\)", "badges.insert(badge)"))
  }

  func testAGenericTypeInThePlaceOfAPlainOneIsTold() throws {
    try assert(
      "strong-observations", "final class Inbox \\{", "final class Inbox<Letter> {", .apiMismatch,
      "Inbox", also: ("inbox: Inbox,", "inbox: Inbox<Int>,"))
  }

  func testAnAsyncInitialiserIsTold() throws {
    try assert(
      "strong-observations", "init\\(inbox: Inbox, dock: Dock\\) \\{",
      "init(inbox: Inbox, dock: Dock) async {", .apiMismatch, "async")
  }

  func testAnExtensionThatShadowsAPropertyOfTheSuiteIsForbidden() throws {
    try assert(
      "strong-observations", "\\z",
      "\nextension Array where Element == String { var last: String? { \"4\" } }\n", .forbidden,
      "last")
  }

  func testAnExtensionThatShadowsAMethodOfTheSuiteIsForbidden() throws {
    try assert(
      "member-order", "\\z",
      "\nextension Array where Element == String { func contains(_ word: String) -> Bool { true } }\n",
      .forbidden, "contains")
  }

  func testATypeThatShadowsOneOfTheSuiteIsForbidden() throws {
    try assert("debounce", "\\z", "\nfinal class XCTestCase {}\n", .forbidden, "XCTestCase")
  }

  func testATypeThatShadowsOneOfTheSuitesOwnIsHarmlessOrForbidden() throws {
    let verdict = try verdict("debounce", [("\\z", "\nstruct ManualClock {}\n")]).verdict
    XCTAssertTrue([.passed, .forbidden].contains(verdict), verdict.rawValue)
  }

  func testAnExtensionThatNobodyUsesIsAllowed() throws {
    try assert(
      "member-order", "\\z", "\nextension String { var isLake: Bool { self == \"Lake\" } }\n",
      .passed, "passed")
  }

  private func verdict(_ id: String, _ edits: [(String, String)]) throws -> CheckResult {
    let kata = try Workbook(folder: WorkbookAnswers.checkout).kata(named: id)
    var isEdited = false
    let files = try SourceSet(folder: kata.solutionFolder).files.enumerated().map { place, file in
      var text = file.text
      for (pattern, new) in edits where pattern != "\\z" || place == 0 {
        let before = text
        text = text.replacingOccurrences(of: pattern, with: new, options: .regularExpression)
        isEdited = isEdited || text != before
      }
      return SourceFile(name: file.name, bytes: Data(text.utf8))
    }
    XCTAssertTrue(isEdited, "\(id) has no \(edits[0].0)")
    return Checker(workbook: WorkbookAnswers.checkout).judge(
      kata, sources: SourceSet(files: files), behind: Confinement(level: .none), isGated: true
    ).result
  }

  private func assert(
    _ id: String, _ pattern: String, _ new: String, _ expected: Verdict, _ words: String,
    also: (String, String)? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let result = try verdict(id, [(pattern, new)] + (also.map { [$0] } ?? []))
    print("\(id) | \(new.trimmingCharacters(in: .newlines)) | \(result.verdict) | \(result.reason)")
    XCTAssertEqual(result.verdict, expected, result.reason, file: file, line: line)
    let told = result.reason + result.diagnostics.map(\.message).joined()
    XCTAssertTrue(told.contains(words), told, file: file, line: line)
  }
}
