import Foundation
import Workbook

/// The files of the kata that `Pack` begins with: a screen that counts taps.
enum PackTexts {
  static let starter = view("// TODO: Count the tap.")
  static let solution = view("count += 1")

  static func view(_ action: String, text: String = #""Taps: \(count)""#) -> String {
    """
    import SwiftUI

    struct TallyView: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Text(\(text))
          Button("Tap") {
            \(action)
          }
        }
      }
    }

    """
  }

  static let suite = """
    import KataTesting
    import SwiftUI
    import XCTest

    @testable import Kata

    @MainActor
    final class TallyTests: XCTestCase {
      func testStartsAtZero() async {
        let host = ViewHost(screen())
        XCTAssertTrue(host.text.contains("Taps: 0"), "nobody tapped; the screen reads \\(host.text)")
      }

      func testCountsTaps() async {
        let host = ViewHost(screen())
        host.tap("Tap")
        host.tap("Tap")
        XCTAssertTrue(
          host.text.contains("Taps: 2"), "two taps should read Taps: 2; the screen reads \\(host.text)")
      }
    }

    """

  static let screen = """
    import SwiftUI

    @testable import Kata

    @MainActor
    func screen() -> some View { TallyView() }

    """

  static let mutants = [
    "adds-two": view("count += 2"), "counts-down": view("count -= 1"),
    "sets-one": view("count = 1"),
    "shows-nothing": view("count += 1", text: #""Taps""#),
    "starts-at-one": view("count += 1", text: #""Taps: \(count + 1)""#),
  ]

  static let alternatives = [
    "sum": view("count = count + 1"), "negated": view("count -= -1"),
  ]

  static var files: [String: String] {
    var files: [String: String] = [:]
    let katas = "Katas/\(Pack.path)"
    files["Katas/01-start/README.md"] = "# The start\n\nOne kata.\n"
    files["Katas/01-start/README.ja.md"] = "# はじめに\n\n課題は1つです。\n"
    files["\(katas)/TallyView.swift"] = starter
    files["\(katas)/README.md"] = """
      # Count taps

      In `TallyView.swift`, count each tap.

      Not here: saving the count.
      Read: https://developer.apple.com/documentation/swiftui/state

      """
    files["\(katas)/README.ja.md"] = """
      # タップを数える

      `TallyView.swift` で、タップを数えてください。

      ここでは扱わないこと：保存。
      参考：https://developer.apple.com/documentation/swiftui/state

      """
    files["\(katas)/hints.en.md"] = "## 1\nWho counts?\n\n## 2\nThe state does.\n\n## 3\nA sum.\n"
    files["\(katas)/hints.ja.md"] =
      "## 1\n誰が数えますか。\n\n## 2\n状態です。\n\n## 3\n足し算です。\n"
    files["\(katas)/debrief.en.md"] = "One.\nTwo.\nThree.\nFour.\nFive.\n"
    files["\(katas)/debrief.ja.md"] = "一。\n二。\n三。\n四。\n五。\n"
    for language in ["en", "ja"] {
      files["\(katas)/misconceptions.\(language).md"] =
        mutants.keys.sorted().map { "## \($0)-slug\n\(language)\n" }.joined(separator: "\n")
    }
    files["Solutions/\(Pack.path)/TallyView.swift"] = solution
    let suiteFolder = "Tests/KataSuites/\(Pack.path)"
    files["\(suiteFolder)/TallyTests.swift"] = suite
    files["\(suiteFolder)/Screen.swift"] = screen
    for (name, text) in mutants { files["\(suiteFolder)/Mutants/\(name)/TallyView.swift"] = text }
    for (name, text) in alternatives {
      files["\(suiteFolder)/Alternatives/\(name)/TallyView.swift"] = text
    }
    return files
  }

  static var facts: String {
    let both = #""TallyTests/testCountsTaps", "TallyTests/testStartsAtZero""#
    let all = ["shows-nothing", "starts-at-one"]
    let mutants = mutants.keys.sorted().map { name in
      """
      "\(name)": {"misconception": "\(name)-slug", "killedBy": "TallyTests/testCountsTaps",
        "says": "two taps should read Taps: 2", "hint": 1,
        "fails": [\(all.contains(name) ? both : #""TallyTests/testCountsTaps""#)]}
      """
    }
    return """
      {
        "version": 1, "id": "tally", "concepts": ["state"], "prerequisites": [], "minutes": 5,
        "languageMode": 6,
        "predictions": [
          {"steps": ["tap Tap", "tap Tap"], "count": "TallyView", "on": "mine"},
          {"steps": ["tap Tap"], "count": "TallyView", "on": "starter"}
        ],
        "starters": {"TallyView.swift": "\(BlobID(of: Data(starter.utf8)).text)"},
        "mutants": {\(mutants.joined(separator: ",\n"))},
        "alternatives": ["sum", "negated"],
        "translations": {}
      }

      """
  }
}
