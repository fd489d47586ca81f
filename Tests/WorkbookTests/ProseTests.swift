import Foundation
import XCTest

@testable import Workbook

final class ProseTests: XCTestCase {
  private func kata(_ change: (TemporaryWorkbook) throws -> Void = { _ in }) throws -> (
    TemporaryWorkbook, Kata
  ) {
    let files = try TemporaryWorkbook(self)
    try files.addKata("01-first/01-early", id: "early", title: "A quick win")
    try change(files)
    return (files, try files.workbook().kata(named: "early"))
  }

  func testBriefIsThePageBelowItsHeading() throws {
    let (_, kata) = try kata()
    let brief = try Brief(of: kata, in: .english)
    XCTAssertEqual(brief, Brief(title: "A quick win", text: "Do this.", language: .english))
  }

  func testJapaneseBriefIsReadWhenThereIsOne() throws {
    let (_, kata) = try kata {
      try $0.write("# 最初\n\nこれをする。\n", to: "Katas/01-first/01-early/README.ja.md")
    }
    XCTAssertEqual(
      try Brief(of: kata, in: .japanese),
      Brief(title: "最初", text: "これをする。", language: .japanese))
  }

  func testEnglishTakesThePlaceOfAMissingLanguage() throws {
    let (_, kata) = try kata()
    XCTAssertEqual(try Brief(of: kata, in: .japanese).language, .english)
    XCTAssertEqual(try Hints(of: kata, in: .japanese).texts[1], "A nudge.")
  }

  func testHintsAreSectionsByLevel() throws {
    let (_, kata) = try kata()
    XCTAssertEqual(
      try Hints(of: kata, in: .english).texts, [1: "A nudge.", 2: "Look there.", 3: "Use it."])
  }

  func testMissingLevelIsNamed() throws {
    let (_, kata) = try kata {
      try $0.write("## 1\nA nudge.\n## 3\nUse it.\n", to: "Katas/01-first/01-early/hints.en.md")
    }
    XCTAssertThrowsError(try Hints(of: kata, in: .english)) {
      XCTAssertTrue("\($0)".hasPrefix("Level 2 of Katas/01-first/01-early/hints.en.md"), "\($0)")
    }
  }

  func testMisconceptionsAreSectionsBySlug() throws {
    let (_, kata) = try kata {
      try $0.write(
        "## a-class-tells\nIt looks as if\nit told.\n\n## a-copy-is-enough\nA copy is a copy.\n",
        to: "Katas/01-first/01-early/misconceptions.en.md")
    }
    let page = try Misconceptions(of: kata, in: .japanese)
    XCTAssertEqual(page.language, .english)
    XCTAssertEqual(page.headings, ["a-class-tells", "a-copy-is-enough"])
    XCTAssertEqual(
      page.texts,
      ["a-class-tells": "It looks as if\nit told.", "a-copy-is-enough": "A copy is a copy."])
  }

  func testAMisconceptionWithoutTextIsAHeadingOnly() throws {
    let (_, kata) = try kata {
      try $0.write("## silent\n\n", to: "Katas/01-first/01-early/misconceptions.en.md")
    }
    let page = try Misconceptions(of: kata, in: .english)
    XCTAssertEqual(page.headings, ["silent"])
    XCTAssertEqual(page.texts, [:])
  }

  func testMissingMisconceptionsAreNamed() throws {
    let (_, kata) = try kata()
    XCTAssertThrowsError(try Misconceptions(of: kata, in: .english)) {
      XCTAssertTrue("\($0)".contains("misconceptions.en.md is missing"), "\($0)")
    }
  }

  func testCRLFAndByteOrderMarkAreTakenAway() throws {
    let (_, kata) = try kata {
      try $0.write("\u{FEFF}# T\r\n\r\nOne.\r\nTwo.\r\n", to: "Katas/01-first/01-early/README.md")
    }
    XCTAssertEqual(
      try Brief(of: kata, in: .english), Brief(title: "T", text: "One.\nTwo.", language: .english))
  }

  func testEscapeSequencesDoNotReachTheTerminal() throws {
    let (_, kata) = try kata {
      try $0.write("# T\n\nred\u{1B}[31m\n", to: "Katas/01-first/01-early/README.md")
    }
    XCTAssertEqual(try Brief(of: kata, in: .english).text, "red[31m")
  }

  func testPageThatIsNotUTF8IsNamed() throws {
    let (_, kata) = try kata {
      try $0.write(Data([0xFF, 0xFE]), to: "Katas/01-first/01-early/debrief.en.md")
    }
    XCTAssertThrowsError(try Debrief(of: kata, in: .english)) {
      XCTAssertEqual($0 as? WorkbookError, .notUTF8("Katas/01-first/01-early/debrief.en.md"))
    }
  }

  func testLanguageFollowsTheLocale() {
    XCTAssertEqual(Language(environment: ["LANG": "ja_JP.UTF-8"]), .japanese)
    XCTAssertEqual(Language(environment: ["LANG": "ja_JP.UTF-8", "LC_ALL": "C"]), .english)
    XCTAssertEqual(Language(environment: ["LANG": "C", "KATA_LANG": "ja"]), .japanese)
    XCTAssertEqual(Language(environment: ["LC_ALL": "", "LANG": "ja"]), .japanese)
    XCTAssertEqual(Language(environment: [:]), .english)
  }
}
