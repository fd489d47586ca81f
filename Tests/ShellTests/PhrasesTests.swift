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
        words.question(["A"], "B", true), words.verdict(miss), words.verdict(hit),
        words.look("A", "B"), words.skipped("A"), words.waiting(2), words.waitingMine(2),
        words.none("A"), words.unmeasured("A"), words.calibration(Calibration([miss, hit])),
        review.due(1), review.nothing("A"), review.nothing(nil), review.later(1, "A"),
        review.whyPrediction(miss), review.whyPrediction(hit), review.whyKata(2),
        review.howPrediction("A"), review.howKata("A"), review.notDue("A", "B"),
        review.notDue("A", nil), review.restarted("A"), Phrases(.japanese).hintHelps("A"),
      ] + steps.flatMap { [words.step($0, true), words.step($0, false)] }
    for sentence in sentences {
      XCTAssertTrue(
        sentence.unicodeScalars.contains { (0x3041...0x9FFF).contains($0.value) }, sentence)
    }
  }
}
