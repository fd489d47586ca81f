import Learners
import XCTest

/// A command line that is not understood: one sentence with the remedy, code 2, nothing done.
final class UsageTests: XCTestCase {
  private func expect(_ words: [String], _ sentence: String, line: UInt = #line) throws {
    let folder = try LearnersFolder(self)
    let run = try KataRun(words, in: folder.folder)
    XCTAssertEqual(run.errors, "kata: \(sentence)\n", line: line)
    XCTAssertEqual(run.output, "", line: line)
    XCTAssertEqual(run.code, 2, line: line)
  }

  func testUnknownCommandSuggestsTheNearest() throws {
    try expect(["lsit"], #"There is no command "lsit": did you mean list?"#)
  }

  func testUnknownCommandFarFromAllPointsToHelp() throws {
    try expect(["banana"], #"There is no command "banana": `kata --help` shows the commands."#)
  }

  func testUnknownOptionSuggestsTheNearest() throws {
    try expect(
      ["list", "--fromat", "json"], #"list has no option "--fromat": did you mean --format?"#)
  }

  func testStrayArgument() throws {
    try expect(
      ["list", "please"], #""please" is one word too many: `kata list --help` shows what it takes."#
    )
  }

  func testUnknownValueOfAnOption() throws {
    try expect(["list", "--format", "jsn"], #"--format does not know "jsn": did you mean json?"#)
  }

  func testOptionWithoutItsValue() throws {
    try expect(["hint", "--level"], "--level needs a value: --level N.")
  }

  func testNumberOutOfRange() throws {
    try expect(
      ["hint", "--level", "9"], #"--level takes a number from 1 to 4, not "9"."#)
  }

  func testUnknownKataSuggestsTheNearest() throws {
    try expect(["brief", "anser"], #"There is no kata "anser": did you mean answer?"#)
  }

  func testWordsAfterADoubleDashAreACommandToo() throws {
    try expect(["--", "lsit"], #"There is no command "lsit": did you mean list?"#)
  }

  func testNoJobsAtAll() throws {
    try expect(
      ["check", "--jobs", "0", "answer"], #"--jobs takes a number from 1 to 256, not "0"."#)
  }

  func testSourceThatIsNotThere() throws {
    try expect(
      ["check", "answer", "--source", "Answers"],
      #"--source: there is no folder "Answers"; name a mirror tree such as Solutions, "#
        + "or a folder of .swift files.")
  }

  func testHintLevelThatIsNotThereIsNoOtherKata() throws {
    try expect(
      ["hint", "5"], "hint takes a level from 1 to 4, not 5; a kata is named by its name.")
  }

  func testUnknownLanguage() throws {
    try expect(["list", "--lang", "xx"], #"--lang does not know "xx": choose from en, ja."#)
  }

  func testControlCharactersInAWordAreEscaped() throws {
    try expect(
      ["\u{1B}[31m"],
      #"There is no command "\u{1B}[31m": `kata --help` shows the commands."#)
  }
}
