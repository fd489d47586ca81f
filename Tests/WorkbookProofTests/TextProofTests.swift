import Reports
import Workbook
import XCTest

/// The words of every kata: there, in both languages, short enough, and no hint too much.
final class TextProofTests: XCTestCase {
  func testEveryPageIsThereInBothLanguages() throws {
    for kata in try ShippedWorkbook().katas {
      for language in Language.allCases {
        XCTAssertEqual(try Brief(of: kata, in: language).language, language, kata.id)
        XCTAssertEqual(try Hints(of: kata, in: language).language, language, kata.id)
        XCTAssertEqual(try Debrief(of: kata, in: language).language, language, kata.id)
      }
    }
  }

  func testEveryBriefFitsTheScreen() throws {
    for kata in try ShippedWorkbook().katas {
      for language in Language.allCases {
        let brief = try Brief(of: kata, in: language)
        let lines = ProseReport(columns: 80).text(of: brief.text).split(
          separator: "\n", omittingEmptySubsequences: false)
        // The title, an empty line, and the prompt below take one line each.
        XCTAssertLessThanOrEqual(lines.count + 2, 24, "the \(language) brief of \(kata.id)")
        for line in lines {
          XCTAssertLessThanOrEqual(TextColumns.width(line), 80, "\(kata.id): \(line)")
        }
      }
    }
  }

  func testEveryBriefNamesItsFile() throws {
    let book = try ShippedWorkbook()
    for kata in book.katas {
      let edited = try book.store.shipped(kata).filter { $0.text.contains("// TODO") }
      for language in Language.allCases {
        let text = try Brief(of: kata, in: language).text
        XCTAssertTrue(
          edited.allSatisfy { text.contains("`\($0.name)`") },
          "the \(language) brief of \(kata.id) does not name \(edited.map(\.name))")
      }
    }
  }

  func testEveryStarterHasATodoAndNoSolutionHasOne() throws {
    let book = try ShippedWorkbook()
    for kata in book.katas {
      XCTAssertTrue(
        try book.store.shipped(kata).contains { $0.text.contains("// TODO") }, kata.id)
      XCTAssertFalse(
        try book.store.solution(of: kata).contains { $0.text.contains("TODO") }, kata.id)
    }
  }

  func testEveryHintHasThreeLevelsInBothLanguages() throws {
    for kata in try ShippedWorkbook().katas {
      for language in Language.allCases {
        XCTAssertEqual(try Hints(of: kata, in: language).texts.keys.sorted(), [1, 2, 3], kata.id)
      }
    }
  }

  func testNoHintBeforeTheLastShowsALineOfTheAnswer() throws {
    let book = try ShippedWorkbook()
    for kata in book.katas {
      let decisive = try book.store.answer(to: kata).split(separator: "\n")
        .filter { $0.hasPrefix("+") && !$0.hasPrefix("+++") }
        .map { $0.dropFirst().trimmingCharacters(in: .whitespaces) }
        .filter { !$0.hasPrefix("//") && $0.filter(\.isLetter).count > 10 }
      XCTAssertFalse(decisive.isEmpty, "the solution of \(kata.id) adds nothing to its starter")
      for language in Language.allCases {
        for (level, text) in try Hints(of: kata, in: language).texts {
          for line in decisive {
            XCTAssertFalse(
              text.contains(line), "hint \(level) (\(language)) of \(kata.id) gives away: \(line)")
          }
        }
      }
    }
  }

  func testEveryDebriefIsShortAndPointsToSomethingToTry() throws {
    for kata in try ShippedWorkbook().katas {
      for language in Language.allCases {
        let lines = try Debrief(of: kata, in: language).text.split(separator: "\n")
        XCTAssertTrue(
          (5...14).contains(lines.count), "\(kata.id), \(language): \(lines.count) lines")
        XCTAssertTrue(lines.allSatisfy { TextColumns.width($0) <= 80 }, "\(kata.id), \(language)")
      }
    }
  }

  func testFanOutCountsTheGalleryThatItShows() throws {
    let book = try ShippedWorkbook()
    let kata = try book.workbook.kata(named: "fan-out")
    let gallery = try XCTUnwrap(
      book.store.shipped(kata).first { $0.name == "Gallery.swift" }?.text)
    let suite = try String(
      contentsOf: kata.suiteFolder.appendingPathComponent("FanOutTests.swift"), encoding: .utf8)
    let shown = gallery.replacingOccurrences(of: "import SwiftUI\n", with: "")
      .trimmingCharacters(in: .newlines)
    let counted = suite.replacingOccurrences(of: "\nprivate struct", with: "\nstruct")
      .replacingOccurrences(of: "\nprivate final class", with: "\nfinal class")
    XCTAssertTrue(counted.contains(shown), "FanOutTests.swift counts another gallery than shown")
  }
}
