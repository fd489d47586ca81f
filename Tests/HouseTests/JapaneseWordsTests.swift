import Foundation
import RegexBuilder
import XCTest

/// Japanese is written with its own marks, 、 and ： where English has a comma and a colon.
final class JapaneseWordsTests: XCTestCase {
  func testNoJapaneseWordsInTheSourcesHaveHalfWidthMarks() throws {
    for file in try Checkout.swiftFiles(below: "Sources") {
      for (number, line) in file.lines.enumerated() where !Self.isComment(line) {
        XCTAssertNil(Self.halfWidthMark(in: line), "\(file.path):\(number + 1): \(line)")
      }
    }
  }

  func testNoJapanesePageHasHalfWidthMarks() throws {
    let folder = Checkout.folder.appendingPathComponent("Katas")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let pages = (names ?? []).filter { $0.hasSuffix(".ja.md") }.sorted()
    XCTAssertGreaterThan(pages.count, 100)
    for page in pages {
      let text = try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
      var isCode = false
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if line.hasPrefix("```") { isCode.toggle() }
        guard !isCode, !line.hasPrefix("    ") else { continue }
        XCTAssertNil(Self.halfWidthMark(in: String(line)), "\(page):\(number + 1): \(line)")
      }
    }
  }

  func testAHalfWidthMarkIsSeen() {
    for line in ["合格, ヒント 2 段", "check: 同時に", "なぜ?", "予想(実測)", "`a`, それから"] {
      XCTAssertNotNil(Self.halfWidthMark(in: line), line)
    }
    for line in [
      "合格、ヒント 2 段", "`a(オブジェクト), b`", #"["y", "はい"]"#, #""\(count) 回""#, "type: check",
    ] {
      XCTAssertNil(Self.halfWidthMark(in: line), line)
    }
  }

  /// The first half-width mark that touches a Japanese letter, with that letter; code has its own marks.
  private static func halfWidthMark(in line: String) -> Substring? {
    // Nearly all lines hold none.
    guard line.utf8.contains(where: { (0xE3...0xE9).contains($0) }) else { return nil }
    let prose = line.replacing(#/`[^`]*`/#, with: "code")
    let letter = #/[\u{3041}-\u{3096}\u{30A1}-\u{30FA}ー々\u{3400}-\u{9FFF}]/#
    return prose.firstMatch(
      of: Regex {
        ChoiceOf {
          Regex {
            letter
            #/[,;:!?()]/#
          }
          Regex {
            #/[,;:(] ?/#
            letter
          }
        }
      })?.output
  }

  private static func isComment(_ line: String) -> Bool {
    line.drop { $0 == " " }.hasPrefix("//")
  }
}
