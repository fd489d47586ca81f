import Foundation
import Learners
import XCTest

/// What each command does, through the built binary.
final class CommandTests: XCTestCase {
  private let answer = "Katas/01-start/01-answer/Answer.swift"

  func testListShowsEachKataWithItsTitle() throws {
    let run = try LearnersFolder(self).kata("list")
    XCTAssertTrue(run.output.contains("answer  The answer"), run.output)
    XCTAssertTrue(run.output.contains("0 of 2 passed"), run.output)
    XCTAssertEqual(run.code, 0)
  }

  func testListForProgramsHasIDAndTitle() throws {
    let run = try LearnersFolder(self).kata("list", "--format", "json")
    let object = try XCTUnwrap(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let katas = try XCTUnwrap(object["katas"] as? [[String: Any]])
    XCTAssertEqual(object["version"] as? Int, 1)
    XCTAssertEqual(katas.map { $0["id"] as? String }, ["answer", "other"])
    XCTAssertEqual(katas.first?["title"] as? String, "The answer")
  }

  func testListLeavesNoTrace() throws {
    let folder = try LearnersFolder(self)
    _ = try folder.kata("list")
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.url(".kata").path))
  }

  func testBriefNamesTheFilesToEdit() throws {
    let run = try LearnersFolder(self).kata("brief", "answer")
    XCTAssertEqual(run.output, "The answer\n\nMake it 2.\n\n\(answer)\n")
  }

  func testBriefFollowsTheLocale() throws {
    let run = try LearnersFolder(self).kata(
      "brief", "answer", environment: ["LANG": "ja_JP.UTF-8"])
    XCTAssertTrue(run.output.hasPrefix("答え\n\n2 にする。\n"), run.output)
  }

  func testListFollowsTheLocaleInTitlesAndWords() throws {
    let run = try LearnersFolder(self).kata("list", environment: ["LANG": "ja_JP.UTF-8"])
    XCTAssertTrue(run.output.contains("· 未着手  answer  答え\n"), run.output)
  }

  func testLanguageOptionBeatsTheLocale() throws {
    let run = try LearnersFolder(self).kata(
      "--lang", "en", "brief", "answer", environment: ["LANG": "ja_JP.UTF-8"])
    XCTAssertTrue(run.output.hasPrefix("The answer\n"), run.output)
  }

  func testHintsClimbOneLevelATime() throws {
    let folder = try LearnersFolder(self)
    let outputs = try (1...4).map { _ in try folder.kata("hint", "answer").output }
    XCTAssertTrue(outputs[0].contains("A nudge."), outputs[0])
    XCTAssertTrue(outputs[1].contains("Look there."), outputs[1])
    XCTAssertTrue(outputs[2].contains("Use it."), outputs[2])
    XCTAssertTrue(outputs[3].contains("-let answer = 1\n+let answer = 2\n"), outputs[3])
  }

  func testTheWayToTheSolutionIsInNoHintBeforeTheLast() throws {
    let folder = try LearnersFolder(self)
    for level in 1...3 {
      let run = try folder.kata("hint", "--level", "\(level)", "answer")
      XCTAssertFalse(run.output.contains("let answer = 2"), run.output)
    }
  }

  func testDiffShowsWhatTheLearnerChanged() throws {
    let folder = try LearnersFolder(self)
    _ = try folder.kata("hint", "answer")
    _ = try folder.kata("reset", "answer")
    try folder.write(
      LearnersFolder.starter.replacingOccurrences(of: "= 1", with: "= 3"), to: answer)
    let run = try folder.kata("diff", "answer")
    XCTAssertTrue(run.output.contains("-let answer = 1\n+let answer = 3\n"), run.output)
  }

  func testResetKeepsTheLearnersFileAndSaysWhere() throws {
    let folder = try LearnersFolder(self)
    _ = try folder.kata("reset", "answer")
    try folder.write("let answer = 3\n", to: answer)
    let run = try folder.kata("reset", "answer")
    XCTAssertEqual(try folder.read(answer), LearnersFolder.starter)
    let path = try XCTUnwrap(
      run.output.split(separator: "\n").first { $0.hasPrefix("What you had is in ") }
    )
    .dropFirst("What you had is in ".count).dropLast()
    XCTAssertEqual(try folder.read("\(path)/Answer.swift"), "let answer = 3\n")
  }

  func testSolutionOfAKataThatIsNotPassedNeedsAYes() throws {
    let folder = try LearnersFolder(self)
    let refused = try folder.kata("solution", "answer")
    XCTAssertEqual(refused.output, "")
    XCTAssertEqual(refused.code, 1)
    let shown = try folder.kata("solution", "--yes", "answer")
    XCTAssertTrue(shown.output.contains("let answer = 2\n"), shown.output)
    XCTAssertEqual(shown.code, 0)
  }

  func testEditOpensTheEditorAtTheFirstTODO() throws {
    let folder = try LearnersFolder(self)
    let editor = folder.url("nano")
    try folder.write("#!/bin/sh\necho \"$@\" > words\n", to: "nano")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor.path)
    let run = try folder.kata("edit", "answer", environment: ["VISUAL": "\(editor.path) -w"])
    XCTAssertEqual(run.code, 0, run.errors)
    let words = try folder.read("words")
    XCTAssertTrue(words.hasPrefix("-w +3 "), words)
    XCTAssertTrue(words.hasSuffix("/\(answer)\n"), words)
  }

  func testEditWithoutAnEditorNamesFileAndLine() throws {
    let run = try LearnersFolder(self).kata("edit", "answer")
    XCTAssertTrue(run.errors.contains("export EDITOR=nano"), run.errors)
    XCTAssertTrue(run.errors.contains("\(answer) at line 3"), run.errors)
    XCTAssertEqual(run.code, 3)
  }

  func testGoOnTheCommandLineIsRememberedByTheNextCommand() throws {
    let folder = try LearnersFolder(self)
    XCTAssertEqual(try folder.kata("go", "other").code, 0)
    let run = try folder.kata("brief")
    XCTAssertTrue(run.output.hasPrefix("The other\n"), run.output)
  }

  func testNextOnTheCommandLineSaysWhatTheRestBuildsOn() throws {
    let run = try LearnersFolder(self).kata("next")
    XCTAssertEqual(run.output, "The others build on answer: pass that first.\n")
    XCTAssertEqual(run.code, 0)
  }

  func testProgressOnTheCommandLineLeavesNoTrace() throws {
    let folder = try LearnersFolder(self)
    let run = try folder.kata("progress")
    XCTAssertTrue(run.output.hasSuffix("0 of 2 passed\n"), run.output)
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.url(".kata").path))
  }

  func testHelpNamesEachCommand() throws {
    let run = try LearnersFolder(self).kata("--help")
    for command in [
      "list", "check", "brief", "hint", "diff", "reset", "solution", "edit", "doctor",
      "next", "go", "progress", "open", "predict", "review",
    ] {
      XCTAssertTrue(run.output.contains("  \(command) "), "\(command) is not in\n\(run.output)")
    }
    XCTAssertEqual(run.code, 0)
  }

  func testHelpOfACommandNamesItsOptions() throws {
    let run = try LearnersFolder(self).kata("check", "--help")
    XCTAssertTrue(run.output.contains("--format text|json|junit|tap"), run.output)
    XCTAssertEqual(run.code, 0)
  }

  func testHelpIsACommandToo() throws {
    let folder = try LearnersFolder(self)
    XCTAssertEqual(try folder.kata("help").output, try folder.kata("--help").output)
    XCTAssertEqual(
      try folder.kata("help", "check").output, try folder.kata("check", "--help").output)
  }

  func testVersion() throws {
    let run = try LearnersFolder(self).kata("--version")
    XCTAssertTrue(run.output.hasPrefix("kata "), run.output)
    XCTAssertEqual(run.code, 0)
  }

  func testWorkbookOptionNamesAnotherFolder() throws {
    let folder = try LearnersFolder(self)
    let run = try KataRun(
      ["list", "--workbook", folder.folder.path], in: URL(fileURLWithPath: "/"))
    XCTAssertTrue(run.output.contains("The answer"), run.output)
  }

  func testNoColoursWhenOutputIsNoTerminal() throws {
    let run = try LearnersFolder(self).kata("list", environment: ["TERM": "xterm-256color"])
    XCTAssertFalse(run.output.contains("\u{1B}"), run.output)
  }
}
