import Foundation
import Workbook

/// The texts of a new kata: what is there works, and what is not there says TODO.
struct SkeletonTexts {
  let id: String

  /// `equal-writes` as a Swift name: `EqualWrites`.
  var name: String {
    let words = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = words.joined()
    return name.first?.isNumber == true ? "Kata\(name)" : name
  }

  private var file: String { "\(name)View.swift" }
  private var mutant: String { "todo-mutant" }
  private var slug: String { "todo-misconception" }
  private var alternative: String { "todo-alternative" }

  /// The pages of a chapter that begins with it.
  var chapter: [(String, String)] {
    [
      ("README.md", "# TODO: the chapter's title\n\nTODO: one or two sentences.\n"),
      ("README.ja.md", "# TODO：章の題\n\nTODO：1文か2文。\n"),
    ]
  }

  /// The learner's folder.
  var katas: [(String, String)] {
    [
      ("kata.json", facts), (file, view("// TODO: Say here what the learner is to do.")),
      ("README.md", brief), ("README.ja.md", japaneseBrief),
      ("hints.en.md", "## 1\nTODO: a nudge.\n\n## 2\nTODO: the concept.\n\n## 3\nTODO: the API.\n"),
      (
        "hints.ja.md",
        "## 1\nTODO：きっかけ。\n\n## 2\nTODO：考え方。\n\n## 3\nTODO：使う API。\n"
      ),
      ("debrief.en.md", "TODO: five to fourteen lines: figures, where it bites, what to try.\n"),
      ("debrief.ja.md", "TODO：5行から14行。数字、実際のアプリで困る場面、試すこと。\n"),
      ("misconceptions.en.md", "## \(slug)\nTODO: It looks as if …\n"),
      ("misconceptions.ja.md", "## \(slug)\nTODO：どう思い込んでいるようか、実際はどうか。\n"),
    ]
  }

  /// The solution's folder.
  var solution: [(String, String)] { [(file, view("// TODO: the solution."))] }

  /// The suite's folder.
  var suite: [(String, String)] {
    [
      ("\(name)Tests.swift", tests),
      (
        "Screen.swift",
        "import SwiftUI\n\n@testable import Kata\n\n@MainActor\nfunc screen() -> some View {\n"
          + "  \(name)View()\n}\n"
      ),
      ("Mutants/\(mutant)/\(file)", view("// TODO: a wrong answer that people really give.")),
      (
        "Alternatives/\(alternative)/\(file)", view("// TODO: a right answer that looks different.")
      ),
    ]
  }

  private var facts: String {
    let starter = BlobID(of: Data(view("// TODO: Say here what the learner is to do.").utf8)).text
    return """
      {
        "version": 1,
        "id": "\(id)",
        "concepts": [],
        "prerequisites": [],
        "minutes": 10,
        "languageMode": 6,
        "predictions": [],
        "starters": {
          "\(file)": "\(starter)"
        },
        "mutants": {
          "\(mutant)": {
            "misconception": "\(slug)",
            "killedBy": "\(name)Tests/testTODO",
            "says": "TODO: say what happened"
          }
        },
        "alternatives": [
          "\(alternative)"
        ]
      }

      """
  }

  private var brief: String {
    """
    # TODO: the title

    TODO: the story, in two to four lines.

    In `\(file)`:

    1. TODO: the first task.
    2. TODO: what stays as it is.

    Not here: TODO: what is out of scope.
    Read: https://developer.apple.com/documentation/TODO

    """
  }

  private var japaneseBrief: String {
    """
    # TODO：題

    TODO：話の始まり。2行から4行。

    `\(file)` を直してください。

    1. TODO：最初の課題。
    2. TODO：変えないもの。

    ここでは扱わないこと：TODO
    参考：https://developer.apple.com/documentation/TODO

    """
  }

  private func view(_ comment: String) -> String {
    """
    import SwiftUI

    struct \(name)View: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Text("Taps: \\(count)")
          Button("Tap") {
            \(comment)
          }
        }
      }
    }

    """
  }

  private var tests: String {
    """
    import KataTesting
    import SwiftUI
    import XCTest

    @testable import Kata

    @MainActor
    final class \(name)Tests: XCTestCase {
      func testTODO() async {
        let host = ViewHost(screen())
        host.tap("Tap")
        XCTFail("TODO: say what happened and what was expected; the screen reads \\(host.text)")
      }
    }

    """
  }
}
