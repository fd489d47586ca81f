import Foundation
import Learners
import XCTest

/// Odd files and disks: one clear sentence with the remedy, the right code, nothing lost.
final class BadFilesTests: XCTestCase {
  private let answer = "Katas/01-start/01-answer/Answer.swift"

  func testFolderWithAnOddNameIsSaidAndTheOthersWork() throws {
    let folder = try LearnersFolder(self)
    try folder.addKata("01-start/03 odd\nname", id: "odd")
    let run = try folder.kata("list")
    XCTAssertTrue(run.errors.contains(#""Katas/01-start/03 odd\nname" is left out"#), run.errors)
    XCTAssertEqual(run.errors.split(separator: "\n").count, 1, run.errors)
    XCTAssertTrue(run.output.contains("The answer"), run.output)
    XCTAssertEqual(run.code, 0)
  }

  func testBrokenFactsAreSaidAndTheOthersWork() throws {
    let folder = try LearnersFolder(self)
    try folder.write("{", to: "Katas/01-start/01-answer/kata.json")
    let run = try folder.kata("list")
    XCTAssertTrue(
      run.errors.contains("Katas/01-start/01-answer/kata.json cannot be used"), run.errors)
    XCTAssertTrue(run.output.contains("The other"), run.output)
    XCTAssertEqual(run.code, 0)
  }

  func testLinkOutOfTheWorkbookIsNotFollowed() throws {
    let folder = try LearnersFolder(self)
    try FileManager.default.removeItem(at: folder.url(answer))
    try FileManager.default.createSymbolicLink(
      at: folder.url(answer), withDestinationURL: URL(fileURLWithPath: "/etc/passwd"))
    let run = try folder.kata("diff", "answer")
    XCTAssertEqual(
      run.errors,
      "kata: answer is left out: \(answer) is a link to /etc/passwd, outside the workbook, and only "
        + "what lies inside is checked; put the file itself there: "
        + "`cp --remove-destination \"/etc/passwd\" \"\(answer)\"`.\n")
    XCTAssertEqual(run.code, 3)
  }

  func testWhatKeepsAKataOutIsSaidInPlaceOfThereIsNoKata() throws {
    let folder = try LearnersFolder(self)
    try folder.write("{", to: "Katas/01-start/01-answer/kata.json")
    let run = try folder.kata("check", "answer")
    XCTAssertTrue(run.errors.contains("01-answer/kata.json cannot be used"), run.errors)
    XCTAssertEqual(run.errors.split(separator: "\n").count, 1, run.errors)
    XCTAssertEqual(run.code, 3)
  }

  func testEmptyWorkbookIsSaidWithTheWayBack() throws {
    let folder = try LearnersFolder(self)
    try FileManager.default.removeItem(at: folder.url("Katas"))
    try folder.write("", to: "Katas/.keep")
    let run = try folder.kata("list")
    XCTAssertTrue(
      run.errors.contains("`git checkout Katas` brings the shipped ones back"), run.errors)
  }

  func testFolderThatIsNoWorkbook() throws {
    let run = try KataRun(["list", "--workbook", "/dev"], in: URL(fileURLWithPath: "/"))
    XCTAssertEqual(
      run.errors,
      "kata: /dev is not a workbook (it has no Katas folder): name the folder that holds Katas.\n")
    XCTAssertEqual(run.code, 3)
  }

  func testSourceOfFiveMegabytesIsSaidWithItsSize() throws {
    let folder = try LearnersFolder(self)
    _ = try folder.kata("reset", "answer")
    try folder.write(Data(repeating: 0x20, count: 5_000_000), to: answer)
    let run = try folder.kata("diff", "answer")
    XCTAssertTrue(run.errors.contains("\(answer) has 5000000 bytes"), run.errors)
    XCTAssertEqual(run.code, 3)
  }

  func testSourceThatIsNotUTF8IsSaid() throws {
    let folder = try LearnersFolder(self)
    _ = try folder.kata("reset", "answer")
    try folder.write(Data([0x6C, 0xFF, 0xFE]), to: answer)
    let run = try folder.kata("diff", "answer")
    XCTAssertEqual(
      run.errors, "kata: \(answer) is not UTF-8: save it in your editor with encoding UTF-8.\n")
    XCTAssertEqual(run.code, 3)
  }

  func testSourceThatIsNotUTF8IsKeptByReset() throws {
    let folder = try LearnersFolder(self)
    _ = try folder.kata("reset", "answer")
    try folder.write(Data([0x6C, 0xFF, 0xFE]), to: answer)
    XCTAssertEqual(try folder.kata("reset", "answer").code, 0)
    XCTAssertEqual(try folder.read(answer), LearnersFolder.starter)
  }

  func testDeletedFileIsSaidWithTheWayBack() throws {
    let folder = try LearnersFolder(self)
    _ = try folder.kata("reset", "answer")
    try FileManager.default.removeItem(at: folder.url(answer))
    let run = try folder.kata("check", "answer")
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    XCTAssertTrue(
      words.contains("Answer.swift is not there: `reset answer` brings the shipped text back"),
      run.output)
    XCTAssertEqual(run.code, 3)
    XCTAssertEqual(try folder.kata("reset", "answer").code, 0)
    XCTAssertEqual(try folder.read(answer), LearnersFolder.starter)
  }

  func testCRLFIsNoChange() throws {
    let folder = try LearnersFolder(self)
    try folder.write(
      LearnersFolder.starter.replacingOccurrences(of: "\n", with: "\r\n"), to: answer)
    XCTAssertEqual(
      try folder.kata("diff", "answer").output, "answer is as shipped: nothing is changed.\n")
  }

  // A file where a folder must be stands for the disks that cannot be had everywhere: root may write
  // to any folder, so that taking rights away would prove nothing.
  func testProgressGoesToTheUsersFolderWhenTheCheckoutCannotHoldIt() throws {
    let folder = try LearnersFolder(self)
    try folder.write("", to: ".kata")
    let state = folder.url("state").path
    let run = try folder.kata("hint", "answer", environment: ["XDG_STATE_HOME": state])
    XCTAssertTrue(run.errors.contains("progress is kept in \(state)/kata/"), run.errors)
    XCTAssertEqual(run.code, 0)
    let second = try folder.kata("hint", "answer", environment: ["XDG_STATE_HOME": state])
    XCTAssertTrue(second.output.contains("Look there."), second.output)
  }

  func testFullDiskLosesNothing() throws {
    let folder = try LearnersFolder(self)
    _ = try folder.kata("hint", "answer")
    try FileManager.default.removeItem(at: folder.url(".kata/journal.jsonl"))
    try FileManager.default.createSymbolicLink(
      at: folder.url(".kata/journal.jsonl"), withDestinationURL: URL(fileURLWithPath: "/dev/full"))
    let run = try folder.kata("hint", "answer")
    XCTAssertTrue(run.output.contains("A nudge."), run.output)
    XCTAssertTrue(run.errors.contains("the disk is full"), run.errors)
    XCTAssertEqual(run.code, 0)
  }

  func testResetThatCannotKeepTheAttemptChangesNothing() throws {
    let folder = try LearnersFolder(self)
    _ = try folder.kata("reset", "answer")
    try folder.write("let answer = 3\n", to: answer)
    try folder.write("", to: ".kata/attempts")
    let run = try folder.kata("reset", "answer")
    XCTAssertTrue(run.errors.contains("nothing was changed"), run.errors)
    XCTAssertEqual(run.code, 3)
    XCTAssertEqual(try folder.read(answer), "let answer = 3\n")
  }
}
