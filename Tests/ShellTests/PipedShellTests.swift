import Learners
import XCTest

final class PipedShellTests: XCTestCase {
  func testACheckOfTheStarterFailsAndTheCodeSaysSo() throws {
    let result = try LearnersFolder(self).kata(input: "go answer\ncheck\n")
    XCTAssertTrue(result.output.contains("the answer is 1; 2 is wanted"), result.output)
    XCTAssertEqual(result.code, 1)
  }

  func testARightAnswerPasses() throws {
    let workbook = try LearnersFolder(self)
    try workbook.save(LearnersFolder.right)
    let result = try workbook.kata(input: "go answer\ncheck\n")
    XCTAssertTrue(result.output.contains("passed"), result.output)
    XCTAssertEqual(result.code, 0)
  }

  func testTheLastCodeThatIsNotZeroCounts() throws {
    let result = try LearnersFolder(self).kata(input: "check\nnonsense\nprogress\n")
    XCTAssertEqual(result.code, 2)
  }

  func testThereIsNoPromptAndNoEscapeSequence() throws {
    let result = try LearnersFolder(self).kata(input: "help\n")
    XCTAssertFalse(result.output.contains("answer>"))
    XCTAssertFalse(result.output.contains("\u{1B}"))
  }

  func testCarriageReturnsAndBlankLinesAndRemarksDoNoHarm() throws {
    let result = try LearnersFolder(self).kata(input: "\r\n# a remark\r\ngo other\r\n")
    XCTAssertTrue(result.output.hasPrefix("other: The other"), result.output)
    XCTAssertEqual(result.code, 0)
  }

  func testAKataHasANumberAndABeginning() throws {
    let workbook = try LearnersFolder(self)
    XCTAssertTrue(try workbook.kata(input: "go 2\n").output.hasPrefix("other"))
    XCTAssertTrue(try workbook.kata(input: "go an\n").output.hasPrefix("answer"))
  }

  func testAnUnknownKataIsSaidWithTheNearest() throws {
    let result = try LearnersFolder(self).kata(input: "go anwser\n")
    XCTAssertEqual(result.errors, "kata: There is no kata \"anwser\": did you mean answer?\n")
    XCTAssertEqual(result.code, 2)
  }

  func testAQuoteThatIsNotClosedIsSaid() throws {
    let result = try LearnersFolder(self).kata(input: "go \"answer\n")
    XCTAssertTrue(result.errors.contains("never closed"), result.errors)
    XCTAssertEqual(result.code, 2)
  }

  func testNextNeedsThePrerequisites() throws {
    let workbook = try LearnersFolder(self)
    XCTAssertTrue(try workbook.kata(input: "next\n").output.contains("build on answer"))
    try workbook.save(LearnersFolder.right)
    XCTAssertTrue(try workbook.kata(input: "check\nnext\n").output.contains("other: The other"))
  }

  func testProgressCountsHints() throws {
    let result = try LearnersFolder(self).kata(input: "hint\nhint\nprogress\n")
    XCTAssertTrue(result.output.contains("started, 2 hints"), result.output)
  }

  func testQuitEndsTheReading() throws {
    let result = try LearnersFolder(self).kata(input: "quit\nnonsense\n")
    XCTAssertEqual(result.code, 0)
  }
}
