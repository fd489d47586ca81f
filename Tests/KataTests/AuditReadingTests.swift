import Foundation
import Learners
import XCTest

/// What `kata-audit` says of files that it cannot wholly read, in which language, and of what goes.
final class AuditReadingTests: XCTestCase {
  private let broken = "class M: ObservableObject {}\nlet x = )\n"

  private func run(
    _ files: [String: String], _ words: String...
  ) throws -> KataRun {
    try KataRun(words, in: ProjectFolder(self, files).folder, program: "kata-audit")
  }

  private func object(_ run: KataRun) throws -> [String: Any] {
    try XCTUnwrap(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  func testABrokenFileIsToldAndIsThree() throws {
    let run = try run(["A.swift": broken], ".")
    XCTAssertEqual(run.code, 3)
    XCTAssertEqual(
      run.errors,
      "kata: \"A.swift\": line 2: it has an error of syntax, so not all of it is understood; "
        + "correct it, or exclude it, and audit again.\n")
    XCTAssertTrue(run.output.contains("1 file is not wholly understood\n"), run.output)
    XCTAssertTrue(run.output.contains("these rules say nothing: "), run.output)
  }

  func testTheRulesThatAreSilentInAFileAreToldInEveryFormat() throws {
    let text = try run(["A.swift": broken], ".").output
    XCTAssertTrue(text.contains("In A.swift these say nothing either: "), text)
    let silent = try object(run(["A.swift": broken], ".", "--format", "json"))["silentInPart"]
    let row = try XCTUnwrap((silent as? [[String: Any]])?.first)
    XCTAssertEqual(row["file"] as? String, "A.swift")
    XCTAssertEqual((row["rules"] as? [String])?.contains("import-combine"), true)
    for format in ["sarif", "github"] {
      let output = try run(["A.swift": broken], ".", "--format", format).output
      XCTAssertTrue(output.contains("in this file these rules say nothing: "), output)
      XCTAssertTrue(output.contains("so these rules say nothing: "), output)
    }
  }

  func testNothingIsMissingBehindALinkThatLeadsNowhere() throws {
    let project = try ProjectFolder(
      self,
      [
        "V.swift": """
        import SwiftUI
        @Observable final class M { var a = 0 }
        struct V: View {
          @Environment(M.self) var m
          var body: some View { Text("\\(m.a)") }
        }
        @main struct Main: App { var body: some Scene { WindowGroup { V() } } }
        """
      ])
    let whole = try KataRun(["."], in: project.folder, program: "kata-audit")
    XCTAssertTrue(whole.output.contains("[environment-missing]"), whole.output)
    try FileManager.default.createSymbolicLink(
      atPath: project.folder.path + "/App.swift", withDestinationPath: "nowhere.swift")
    for words in [["."], [".", "--fix"]] {
      let run = try KataRun(words, in: project.folder, program: "kata-audit")
      XCTAssertEqual(run.code, 3)
      XCTAssertFalse(
        (run.output + run.errors).contains("[environment-missing]"), run.output + run.errors)
    }
  }

  func testABaselineOfABrokenFileIsCalledPartial() throws {
    let run = try run(["A.swift": broken], ".", "--write-baseline", "base.json")
    XCTAssertEqual(run.code, 3)
    XCTAssertTrue(run.errors.contains("is partial: "), run.errors)
    XCTAssertTrue(run.errors.contains("import-combine"), run.errors)
  }

  func testABrokenFileThatIsExcludedIsNotTold() throws {
    let run = try run(
      ["A.swift": broken, "B.swift": "", ".kata-audit.json": #"{"exclude": ["A.swift"]}"#], ".")
    XCTAssertEqual(run.code, 0, run.errors)
  }

  func testABrokenFileIsAProblemInJSON() throws {
    let problems = try object(run(["A.swift": broken], ".", "--format", "json"))["problems"]
    let problem = try XCTUnwrap((problems as? [[String: Any]])?.first)
    XCTAssertEqual(problem["path"] as? String, "A.swift")
    XCTAssertEqual(problem["line"] as? Int, 2)
    XCTAssertEqual(
      problem["reason"] as? String,
      "it has an error of syntax, so not all of it is understood")
    XCTAssertEqual(problem["remedy"] as? String, "correct it, or exclude it, and audit again")
  }

  func testABrokenFileIsANotificationInSARIF() throws {
    let log = try object(run(["A.swift": broken], ".", "--format", "sarif"))
    let runs = try XCTUnwrap(log["runs"] as? [[String: Any]])
    let invocation = try XCTUnwrap((runs.first?["invocations"] as? [[String: Any]])?.first)
    XCTAssertEqual(invocation["executionSuccessful"] as? Bool, false)
    let notes = try XCTUnwrap(invocation["toolExecutionNotifications"] as? [[String: Any]])
    let place =
      ((notes.first?["locations"] as? [[String: Any]])?.first?["physicalLocation"])
      as? [String: Any]
    XCTAssertEqual((place?["region"] as? [String: Any])?["startLine"] as? Int, 2)
  }

  func testABrokenFileIsAnAnnotation() throws {
    let output = try run(["A.swift": broken], ".", "--format", "github").output
    XCTAssertTrue(
      output.contains("::error file=A.swift,line=2::could not be audited wholly: it has"), output)
  }

  func testFixingLeavesABrokenFileAndSaysSo() throws {
    let dead = "import Combine\n" + broken
    let project = try ProjectFolder(self, ["A.swift": dead])
    let run = try KataRun(
      [".", "--fix", "--write"], in: project.folder, program: "kata-audit")
    XCTAssertEqual(run.code, 3)
    XCTAssertTrue(
      run.errors.contains(
        "\"A.swift\": line 3: it has errors of syntax; nothing in it is changed."), run.errors)
    XCTAssertEqual(
      try String(contentsOf: project.folder.appendingPathComponent("A.swift"), encoding: .utf8),
      dead)
  }

  func testWhatGoesInJSONIsWhatTheSummaryPromises() throws {
    let files = [
      "A.swift": "import Combine\nstruct A {}\n",
      "B.swift": "import Combine\nclass M: ObservableObject { @Published var a = 1 }\n"
        + "let c = M().$a.sink { _ in }\n",
      "C.swift": "import SwiftUI\nclass N: ObservableObject { @Published var a = 1 }\n",
    ]
    let rows = try XCTUnwrap(
      try object(run(files, ".", "--format", "json"))["findings"] as? [[String: Any]])
    let goes = rows.filter { $0["goesByFix"] as? Bool == true }
    XCTAssertGreaterThan(goes.count, 0)
    XCTAssertLessThan(goes.count, rows.count { $0["isFixable"] as? Bool == true })
    let text = try run(files, ".").output
    XCTAssertTrue(
      text.contains("\n\(goes.count) of the \(rows.count) findings go by `kata audit --fix`"), text)
    // None of the model that stays.
    XCTAssertFalse(goes.contains { $0["file"] as? String == "B.swift" })
  }

  func testAPathThatIsNotThereIsToldInJapanese() throws {
    XCTAssertEqual(
      try run([:], "nowhere", "--lang", "ja").errors,
      "kata: \"nowhere\": そのようなファイルやフォルダはありません。\n")
  }

  func testHelpIsInJapanese() throws {
    let help = try run([:], "--lang=ja", "--help").output
    XCTAssertTrue(help.contains("使い方：kata-audit "), help)
    XCTAssertFalse(help.contains("the language"), help)
    XCTAssertFalse(help.contains("this page"), help)
  }
}
