import Checker
import KataEvents
import Workbook
import XCTest

@testable import Shell

/// The shell speaks each language wholly: what the compiler does not ask for is asked for here.
final class PhrasesTests: XCTestCase {
  func testEveryCommandHasASummaryInEveryLanguage() {
    let names = CommandTable.commandLine.map(\.name) + ["help", "quit"]
    for language in Language.allCases where language != .english {
      let summaries = Phrases(language).summaries
      XCTAssertEqual(Set(names).subtracting(summaries.keys), [], "\(language)")
      XCTAssertEqual(Set(summaries.keys).subtracting(names), [], "\(language): no such command")
    }
  }

  func testEveryCommandAndOptionSaysWhatItDoesInJapanese() {
    let (english, japanese) = (Phrases(.english), Phrases(.japanese))
    let commands: [any ShellCommand] =
      CommandTable.commandLine + [HelpCommand(commands: []), QuitCommand()]
    for command in commands {
      let summary = japanese.summary(of: command)
      XCTAssertNotEqual(summary, english.summary(of: command))
      XCTAssertTrue(isJapanese(summary), "\(command.name): \(summary)")
      for option in command.options {
        let summary = japanese.summary(of: option, of: command.name)
        XCTAssertTrue(isJapanese(summary), "\(command.name) \(option.name): \(summary)")
      }
    }
  }

  func testNoWordsAreKeptForAnOptionThatIsGone() {
    for (name, options) in Phrases(.japanese).help.options where name != "kata" {
      let command = CommandTable.commandLine.first { $0.name == name }
      let names = command?.options.map(\.name) ?? []
      XCTAssertEqual(Set(options.keys), Set(names), name)
    }
  }

  func testEveryUsageErrorIsSaidInJapanese() {
    let errors = [
      UsageError { $0.takesNoValue("--a") }, UsageError { $0.needsValue("--a", "A") },
      UsageError { $0.unknownValue("--a", "b", "c", ["c"]) },
      UsageError { $0.unknownValue("--a", "b", nil, ["c"]) },
      UsageError { $0.numberOutOfRange("--a", 1...2, "3") },
      UsageError { $0.unknownOption("a", "--b", "--c", "a") },
      UsageError { $0.unknownOption("a", "--b", nil, "a") },
      UsageError { $0.strayWord("a", "b") }, UsageError { $0.missingWord("a", "b", "c") },
      UsageError { $0.unknownCommand("a", "b") }, UsageError { $0.unknownCommand("a", nil) },
      UsageError(\.nameAKata), UsageError { $0.noKata("a") }, UsageError(\.watchTakesOne),
      UsageError { $0.noSource("a") }, UsageError { $0.allMeansEvery("a") },
      UsageError { $0.unknownLevel(5, 4) }, UsageError { $0.strayHintWord("a") },
      UsageError { $0.dueIsAList("a") }, UsageError(\.writeBelongsToFix),
      UsageError { $0.notTogether("--a", "--b") }, UsageError { $0.fixIsText("json") },
      UsageError { $0.unknownDeed("a", "b") },
      UsageError { $0.unknownDeed("a", nil) }, UsageError { $0.notOfDeed("--a", "b") },
      UsageError(\.joinNeeds), UsageError(\.joinFirst),
    ]
    for error in errors {
      XCTAssertTrue(isJapanese(error.sentence(in: .japanese)), error.sentence(in: .japanese))
      XCTAssertFalse(isJapanese(error.description), error.description)
    }
  }

  func testEveryVerdictHasAWordInEveryLanguage() {
    let known = Set(Phrases(.english).verdicts.keys)
    for language in Language.allCases {
      XCTAssertEqual(Set(Phrases(language).verdicts.keys), known, "\(language)")
    }
  }

  func testEveryCommandHasItsPlaceInTheHelp() {
    let sorted = CommandOrder.sorted(CommandTable.commandLine.reversed()).map(\.name)
    XCTAssertEqual(sorted.first, "list")
    XCTAssertEqual(sorted.firstIndex(of: "predict"), sorted.firstIndex(of: "brief").map { $0 + 1 })
  }

  func testNoJapaneseSentenceIsEnglish() {
    let (words, review) = (Phrases(.japanese).prediction, Phrases(.japanese).review)
    let miss = PredictionProgress.Guess(guess: 1, measured: 3)
    let hit = PredictionProgress.Guess(guess: 3, measured: 3)
    let steps: [Command] = [
      .tap(label: "A", occurrence: 1), .type(text: "A", label: "B"), .toggle(label: "A"),
      .scroll(row: 3),
    ]
    let sentences =
      [
        words.intro, words.introMine, words.prompt, words.howToAnswer, words.notANumber("A"),
        words.question(["A"], "B", .mine),
        words.question(["A"], "B", .shipped), words.lookElsewhere("A"), words.verdict(miss),
        words.verdict(hit),
        words.look("A", "B"), words.skipped("A"), words.waiting(2), words.waitingMine(2),
        words.none("A"), words.waits("A"), words.waitsForScreen("A", "B"), words.unmeasured("A"),
        words.calibration(Calibration([miss, hit])),
        review.due(1), review.nothing("A"), review.nothing(nil), review.later(1, "A"),
        review.whyPrediction(miss), review.whyPrediction(hit), review.whyKata(2),
        review.howPrediction("A"), review.howKata("A"), review.notDue("A", "B"),
        review.notDue("A", nil), review.restarted("A"), Phrases(.japanese).hintHelps("A"),
        Phrases(.japanese).answerAsHint("A"), Phrases(.japanese).sinceAction,
        Phrases(.japanese).sinceOpened,
      ] + steps.flatMap { [words.step($0, true), words.step($0, false)] }
    for sentence in sentences {
      XCTAssertTrue(isJapanese(sentence), sentence)
    }
  }

  func testEverythingAroundAWorkshopIsSaidInJapanese() {
    let words = Phrases(.japanese).workshop
    let sentences = [
      words.minutes(1), words.minutes(-1), words.planWritten("A", 1, 2), words.joined("A", true),
      words.joined("A", false), words.published, words.openShell, words.notOpened,
      words.at(1, 2, "A", 3), words.at(1, 2, "A", -3), words.nowKata("A", 1),
      words.nowBreak("A", 1), words.fiveLeft("A"), words.timeIsUp("A"), words.hint("A"),
      words.lost("A", "B"), words.back(1), words.noAnswer, words.ended, words.summary(1, 2, 3),
      words.review(["A"]), words.nothingToReview, words.shared("A", "B"), words.left("A"),
      words.boardBuilding,
    ]
    for sentence in sentences {
      XCTAssertTrue(isJapanese(sentence), sentence)
    }
  }

  /// Whether there is a kana or a kanji in a text.
  private func isJapanese(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x3041...0x9FFF).contains($0.value) }
  }
}
