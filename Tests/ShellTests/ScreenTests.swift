import Learners
import XCTest

final class ScreenTests: TerminalTestCase {
  func testATapListsTheBodiesThatRanAndWhy() throws {
    let result = try LearnersFolder(self).kata(
      "open", "answer", input: "tap More\ntext\ncounts\nclose\n")
    XCTAssertTrue(result.output.contains("Counter.body ×1 — _count changed"), result.output)
    XCTAssertTrue(result.output.contains("count 1"), result.output)
    XCTAssertTrue(result.output.contains("Counter.body ×2"), result.output)
    XCTAssertEqual(result.code, 0)
  }

  func testAnUnknownLabelIsRefusedAndTheScreenGoesOn() throws {
    let result = try LearnersFolder(self).kata("open", "answer", input: "tap Nothing\ntext\n")
    XCTAssertTrue(result.output.contains("✗"), result.output)
    XCTAssertTrue(result.output.contains("count 0"), result.output)
    XCTAssertEqual(result.code, 1)
  }

  func testAPipedShellOpensAndClosesAScreen() throws {
    let result = try LearnersFolder(self).kata(input: "open answer\ntap More\nclose\nprogress\n")
    XCTAssertTrue(result.output.contains("_count changed"), result.output)
    XCTAssertTrue(result.output.contains("0 of 2 passed"), result.output)
  }

  func testTheScreenHasAPromptAndCompletesLabels() throws {
    let shell = try LearnersFolder(self).shell()
    shell.waitFor("answer> ")
    shell.type("open\r")
    shell.waitFor("answer screen> ")
    shell.type("tap M\t\r")
    shell.waitFor("Counter.body ×1 — _count changed")
    shell.waitFor("answer screen> ")
    shell.type("\u{4}")
    shell.waitFor("answer> ")
  }

  func testACrashAtTheScreenIsSaidAndTheShellGoesOn() throws {
    let workbook = try LearnersFolder(self)
    try workbook.save("var answer: Int { [1].last! + [Int]()[0] }\n")
    let shell = try workbook.shell()
    shell.waitFor("answer> ")
    shell.type("open\r")
    shell.waitFor("answer screen> ")
    shell.type("tap More\r")
    shell.waitFor("open starts it again")
    shell.waitFor("answer> ")
  }
}
