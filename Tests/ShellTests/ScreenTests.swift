import Learners
import XCTest

final class ScreenTests: TerminalTestCase {
  func testATapListsTheBodiesThatRanAndWhy() throws {
    let result = try LearnersFolder(self).kata(
      "open", "answer", input: "tap More\ntext\ncounts\nclose\n")
    XCTAssertTrue(result.output.contains("Counter.body ×1 — _count changed"), result.output)
    XCTAssertTrue(result.output.contains("count 1"), result.output)
    XCTAssertEqual(result.code, 0)
  }

  func testCountsTellsTheLastActionApartFromWhatRanSinceTheScreenOpened() throws {
    let result = try LearnersFolder(self).kata(
      "open", "answer", input: "tap More\ntap More\ntap Nothing\ntext\ncounts\n")
    XCTAssertTrue(
      result.output.hasSuffix(
        """
                      since the last action  since the screen opened
        Counter.body  ×1                     ×3

        """), result.output)
  }

  func testBeforeAnyActionCountsTellsTheFirstDrawing() throws {
    let result = try LearnersFolder(self).kata("open", "answer", input: "counts\n")
    XCTAssertTrue(
      result.output.hasSuffix("              since the screen opened\nCounter.body  ×1\n"),
      result.output)
  }

  func testCountsInJapanese() throws {
    let result = try LearnersFolder(self).kata(
      "--lang", "ja", "open", "answer", input: "tap More\ncounts\n")
    XCTAssertTrue(
      result.output.hasSuffix(
        """
                      直前の操作から  画面を開いてから
        Counter.body  ×1              ×2

        """), result.output)
  }

  func testAnUnknownLabelIsRefusedAndTheScreenGoesOn() throws {
    let result = try LearnersFolder(self).kata("open", "answer", input: "tap Nothing\ntext\n")
    XCTAssertTrue(result.output.contains("✗"), result.output)
    XCTAssertTrue(result.output.contains("count 0"), result.output)
    XCTAssertEqual(result.code, 1)
  }

  func testAScreenRefusesInTheLearnersLanguage() throws {
    let result = try LearnersFolder(self).kata(
      "--lang", "ja", "open", "answer", input: "tap Nothing\ntoggle More\nscroll 9\n",
      environment: ["COLUMNS": "200"])
    let refusals = result.output.split(separator: "\n").filter { $0.hasPrefix("✗") }
    XCTAssertEqual(
      refusals.map { $0.prefix { $0 != "（" && $0 != "。" } },
      ["✗ 「Nothing」をタップできません", "✗ 「More」を切り替えられません", "✗ スクロールできるリストがありません"],
      result.output)
    XCTAssertNil(result.output.firstMatch(of: #/[a-z]+ [a-z]+ [a-z]+/#), result.output)
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

  func testThePromptNamesTheKataWhoseScreenIsOpen() throws {
    let shell = try LearnersFolder(self).shell()
    shell.waitFor("answer> ")
    shell.type("open other\r")
    shell.waitFor("other screen> ")
    shell.type("close\r")
    shell.waitFor("answer> ")
  }

  func testACrashThatEndsInAFullStopGetsNoSecond() throws {
    let workbook = try LearnersFolder(self)
    try workbook.save("var answer: Int { fatalError(\"No tea.\") }\n")
    let result = try workbook.kata("open", "answer", input: "tap More\n")
    XCTAssertTrue(
      result.errors.contains("No tea. The screen's process has ended"), result.errors)
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
