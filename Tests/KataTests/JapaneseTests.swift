import Foundation
import Learners
import XCTest

/// `kata` in a Japanese locale, or with `--lang ja`: its own sentences are Japanese.
final class JapaneseTests: XCTestCase {
  private let locale = ["LANG": "ja_JP.UTF-8"]

  /// Fails where a text holds four English words in a row, which no name, path or command of ours does.
  private func expectNoEnglish(_ text: String, line: UInt = #line) {
    let sentence = text.firstMatch(of: #/[A-Za-z']+ [a-z']+ [a-z']+ [a-z']+/#)
    XCTAssertNil(sentence, text, line: line)
  }

  private func isJapanese(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains { (0x3041...0x9FFF).contains($0.value) }
  }

  func testEachLineOfTheHelpIsJapanese() throws {
    let run = try LearnersFolder(self).kata("--help", environment: locale)
    let lines = run.output.split(separator: "\n")
    XCTAssertGreaterThan(lines.count, 20, run.output)
    for line in lines { XCTAssertTrue(isJapanese(line), String(line)) }
  }

  func testTheHelpOfACommandIsJapaneseWhereverItIsAsked() throws {
    let folder = try LearnersFolder(self)
    let asked = try folder.kata("check", "--help", "--lang", "ja")
    expectNoEnglish(asked.output)
    for option in ["--all", "--source", "--jobs", "--format", "--watch"] {
      let line = asked.output.split(separator: "\n").first { $0.hasPrefix("  \(option)") }
      XCTAssertTrue(isJapanese(line ?? ""), asked.output)
    }
    XCTAssertEqual(try folder.kata("help", "check", environment: locale).output, asked.output)
    XCTAssertEqual(
      try folder.kata("--lang=ja", input: "help check\n").output, asked.output)
  }

  func testDoctorIsJapanese() throws {
    let run = try LearnersFolder(self).kata(
      "doctor", environment: ["LANG": "ja_JP.UTF-8", "PATH": "/nowhere", "VISUAL": "no-editor"])
    XCTAssertTrue(run.output.contains("✗ 不足  ツールチェーン"), run.output)
    XCTAssertTrue(run.output.contains("まだ判定できません。"), run.output)
    expectNoEnglish(run.output)
    XCTAssertEqual(run.code, 3)
  }

  func testAProgramReadsTheSameInEveryLanguage() throws {
    let folder = try LearnersFolder(self)
    try folder.addRows()
    try folder.journal((3, #""event":"checked","verdict":"passed","passed":1,"total":1"#))
    for command in ["doctor", "list", "review"] {
      let output = try folder.kata(command, "--format", "json").output
      XCTAssertTrue(output.hasPrefix("{"), output)
      XCTAssertEqual(
        try folder.kata(command, "--format", "json", environment: locale).output, output, command)
    }
  }

  func testAProgramIsToldTheTitlesInBothLanguages() throws {
    let run = try LearnersFolder(self).kata("list", "--format", "json", environment: locale)
    let whole = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let katas = try XCTUnwrap(whole["katas"] as? [[String: Any]])
    XCTAssertEqual(katas[0]["title"] as? String, "The answer")
    XCTAssertEqual(katas[0]["titles"] as? [String: String], ["en": "The answer", "ja": "答え"])
  }

  func testAListInASentenceHasJapaneseCommas() throws {
    let folder = try LearnersFolder(self)
    _ = try folder.kata("hint", "--level", "2", "answer")
    let progress = try folder.kata("progress", environment: locale).output
    XCTAssertTrue(progress.contains("途中、ヒント 2 段\n"), progress)
    let summary = try folder.kata("check", "--all", environment: locale).output
    XCTAssertTrue(summary.contains("2 問中 0 問に合格、2 不合格"), summary)
  }

  func testWhatIsWrongWithTheWordsIsSaidInTheirLanguage() throws {
    let folder = try LearnersFolder(self)
    let sentences = [
      ["lsit", "--lang", "ja"]: #"kata: "lsit" というコマンドはありません。list のことですか？"#,
      ["--bogus", "--lang=ja"]: #"kata: kata に "--bogus" というオプションはありません。`kata --help` で使い方を表示します。"#,
      ["list", "please", "--lang", "ja"]: #"kata: "please" が余分です。`kata list --help` で使い方を表示します。"#,
      ["hint", "--level", "9", "--lang", "ja"]:
        #"kata: --level には 1 から 4 までの整数を指定してください（"9" は使えません）。"#,
    ]
    for (words, sentence) in sentences {
      let run = try KataRun(words, in: folder.folder)
      XCTAssertEqual(run.errors, sentence + "\n")
      XCTAssertEqual(run.code, 2, sentence)
    }
  }

  func testAMissingValueIsSaidInTheLanguageOfTheLocale() throws {
    let run = try LearnersFolder(self).kata("list", "--lang", environment: locale)
    XCTAssertEqual(run.errors, "kata: --lang には値が必要です。`--lang en|ja` のように指定してください。\n")
  }

  func testAFolderThatIsNoWorkbookIsSaidInJapanese() throws {
    let run = try LearnersFolder(self).kata(
      "list", "--workbook", "/nowhere", environment: locale)
    XCTAssertTrue(run.errors.contains("/nowhere はワークブックではありません"), run.errors)
    expectNoEnglish(run.errors)
  }

  func testACrashIsSaidInJapanese() throws {
    let folder = try LearnersFolder(self)
    try folder.write(
      "import SwiftUI\n\nvar answer: Int { fatalError(\"boom\") }\n",
      to: "Katas/01-start/01-answer/Answer.swift")
    let run = try folder.kata("check", "answer", environment: locale)
    XCTAssertTrue(run.output.contains("の実行中に、クラッシュしました"), run.output + run.errors)
    XCTAssertTrue(run.output.contains("boom"), run.output)
  }

  func testAMistakeThatWeKnowIsSaidInJapaneseBelowTheCompilersWords() throws {
    let folder = try LearnersFolder(self)
    try folder.write(
      """
      import SwiftUI

      let answer = 2
      @Observable final class Model {}
      struct Row: View {
        @ObservedObject var model: Model
        var body: some View { Text("row") }
      }
      """, to: "Katas/01-start/01-answer/Answer.swift")
    let run = try folder.kata("check", "answer", environment: locale)
    XCTAssertTrue(run.output.contains("requires that"), run.output + run.errors)
    XCTAssertTrue(run.output.contains("→ つまり：@Observable のモデルを子に渡すときに"), run.output)
  }
}
