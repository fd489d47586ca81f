import Workbook
import XCTest

@testable import Author

/// The rules about pages find what each test spoils in a good kata; nothing is run.
final class PageRuleTests: XCTestCase {
  private func pack(_ spoil: (Pack) throws -> Void = { _ in }) throws -> KataFiles {
    let pack = try Pack(self)
    try spoil(pack)
    return try pack.files()
  }

  private func expect(
    _ sentence: String, in faults: [Fault], of rule: Author.Rule, line: UInt = #line
  ) {
    XCTAssertEqual(faults.map(\.rule), [rule], "\(faults)", line: line)
    XCTAssertTrue(
      faults.first?.message.contains(sentence) == true, "\(faults) lacks: \(sentence)", line: line)
  }

  func testGoodPagesHaveNoFault() throws {
    let files = try pack()
    XCTAssertEqual(
      PresenceRule(files: files).faults() + BriefRule(files: files).faults()
        + HintRule(files: files).faults() + DebriefRule(files: files).faults()
        + MisconceptionRule(files: files).faults() + TranslationRule(files: files).faults(), [])
  }

  func testAMissingJapanesePageIsRed() throws {
    let files = try pack { try $0.remove("debrief.ja.md") }
    expect("debrief.ja.md is missing", in: PresenceRule(files: files).faults(), of: .pages)
  }

  func testAPageThatIsStillToBeWrittenIsRed() throws {
    let files = try pack {
      try $0.replace("Who counts?", with: "TODO: a nudge.", in: "hints.en.md")
    }
    expect("TODO: a nudge.", in: PresenceRule(files: files).faults(), of: .hints)
  }

  func testAPageMaySpeakOfTheTodoInTheStarter() throws {
    let files = try pack {
      try $0.replace("Who counts?", with: "Look at the `// TODO`.", in: "hints.en.md")
    }
    XCTAssertEqual(PresenceRule(files: files).faults(), [])
  }

  func testABriefOfMoreThanAScreenIsRed() throws {
    let files = try pack {
      try $0.replace(
        "Not here:", with: "\(String(repeating: "More.\n\n", count: 9))Not here:", in: "README.md")
    }
    expect("README.md takes 25 lines", in: BriefRule(files: files).faults(), of: .brief)
  }

  func testAJapaneseBriefIsMeasuredInWideCharacters() throws {
    let text = String(repeating: "長い文です。", count: 140)
    let files = try pack { try $0.replace("ここでは", with: "\(text)\n\nここでは", in: "README.ja.md") }
    expect("README.ja.md takes 32 lines", in: BriefRule(files: files).faults(), of: .brief)
  }

  func testABriefWithoutItsScopeIsRed() throws {
    let files = try pack {
      try $0.replace("Not here: saving the count.\n", with: "", in: "README.md")
    }
    expect("does not say what is out of scope", in: BriefRule(files: files).faults(), of: .brief)
  }

  func testABriefWithoutItsLinkIsRed() throws {
    let files = try pack { try $0.replace("参考：https://", with: "参考：", in: "README.ja.md") }
    expect("add a last line `参考：https://…`", in: BriefRule(files: files).faults(), of: .brief)
  }

  func testABriefThatNamesNoFileIsRed() throws {
    let files = try pack { try $0.replace("`TallyView.swift`", with: "the view", in: "README.md") }
    expect("write `TallyView.swift` in it", in: BriefRule(files: files).faults(), of: .brief)
  }

  func testAHintThatGivesTheAnswerAwayIsRed() throws {
    let line = "count = count.advanced(by: 1)"
    let files = try pack {
      try $0.write(PackTexts.view(line), to: "Solutions/\(Pack.path)/TallyView.swift")
      try $0.replace("足し算です。", with: "`\(line)` と書きます。", in: "hints.ja.md")
    }
    expect(
      "level 3, gives away a line of the answer", in: HintRule(files: files).faults(), of: .hints)
  }

  func testAHintThatCountsLinesIsRed() throws {
    let files = try pack { try $0.replace("A sum.", with: "A sum in line 10.", in: "hints.en.md") }
    expect(#"counts lines ("line 10")"#, in: HintRule(files: files).faults(), of: .hints)
  }

  func testAMissingHintIsRed() throws {
    let files = try pack { try $0.replace("## 2", with: "## two", in: "hints.en.md") }
    expect("Level 2 of", in: HintRule(files: files).faults(), of: .hints)
  }

  func testAFourthHintIsRed() throws {
    let files = try pack {
      try $0.replace("A sum.", with: "A sum.\n\n## 4\nMore.", in: "hints.en.md")
    }
    expect("`## 4` that nobody reads", in: HintRule(files: files).faults(), of: .hints)
  }

  func testALongDebriefIsRed() throws {
    let files = try pack {
      try $0.write(String(repeating: "More.\n", count: 15), page: "debrief.en.md")
    }
    expect("debrief.en.md has 15 lines", in: DebriefRule(files: files).faults(), of: .pages)
  }

  func testAMisconceptionWithoutItsSectionIsRed() throws {
    let files = try pack {
      try $0.replace("## sets-one-slug\nja\n", with: "", in: "misconceptions.ja.md")
    }
    expect(
      "misconceptions.ja.md says nothing about sets-one-slug",
      in: MisconceptionRule(files: files).faults(), of: .pages)
  }

  func testASectionThatNoMutantStandsForIsRed() throws {
    let files = try pack {
      try $0.write(
        try $0.read("misconceptions.en.md") + "\n## another\nen\n", page: "misconceptions.en.md")
    }
    expect(
      #"a section "another" that no mutant"#, in: MisconceptionRule(files: files).faults(),
      of: .pages)
  }

  func testAChangedEnglishPageMakesTheJapaneseStale() throws {
    let files = try pack { try $0.replace("One.", with: "The one.", in: "debrief.en.md") }
    expect(
      "In English, debrief.en.md changed after",
      in: TranslationRule(files: files).faults(), of: .translations)
  }

  func testATranslationThatNobodyRecordedIsRed() throws {
    let files = try pack { try $0.replace(#""hints":"#, with: #""hintz":"#, in: "kata.json") }
    expect(
      "was compared with hints.en.md", in: TranslationRule(files: files).faults(), of: .translations
    )
  }

  func testAChapterWithoutAJapaneseTitleIsAProblem() throws {
    let pack = try Pack(self)
    try pack.write("はじめに\n", to: "Katas/01-start/README.ja.md")
    XCTAssertEqual(
      WorkbookProof.problems(of: try pack.workbook()),
      ["Katas/01-start/README.ja.md does not begin with the chapter's title, `# …`."])
  }
}
