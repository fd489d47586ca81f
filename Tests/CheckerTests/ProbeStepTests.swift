import KataEvents
import Workbook
import XCTest

@testable import Checker

/// Which steps a probe draws, and which differences count.
final class ProbeStepTests: XCTestCase {
  private func screen(_ text: [String] = [], offers: [ScreenOffer] = []) -> ProbeFacts {
    var facts = ProbeFacts()
    facts.text = text
    facts.offers = offers
    return facts
  }

  private func difference(
    _ reference: ProbeFacts, _ answer: ProbeFacts, isDropped: Bool = false,
    _ change: (inout KataFacts.Probe) -> Void = { _ in }
  ) -> String? {
    var facts = KataFacts.Probe()
    change(&facts)
    return ProbeComparison(facts).difference(
      between: reference, and: answer, isDropped: isDropped)
  }

  func testSixtyButtonsAlikeDoNotHideTheOtherOne() {
    let offers = (1...60).map { ScreenOffer(.tap, label: "Favourite \($0)") }
    let facts = screen(offers: offers + [ScreenOffer(.tap, label: "Sort")])
    for seed in 1...20 as ClosedRange<UInt64> {
      var steps = ProbeSteps(seed: seed, facts: KataFacts.Probe())
      let drawn = (0..<40).map { _ in steps.next(after: facts) }
      XCTAssertTrue(drawn.contains(.tap(label: "Sort", occurrence: nil)), "seed \(seed)")
    }
  }

  func testWhatWasLetGoIsMountedAgainAtOnce() {
    var steps = ProbeSteps(seed: 1, facts: KataFacts.Probe())
    XCTAssertEqual(steps.next(after: screen()), .drop)
    XCTAssertEqual(steps.next(after: screen()), .mountAgain)
  }

  func testAnotherTextDiffers() {
    XCTAssertNotNil(difference(screen(["Count: 1"]), screen(["Count: 2"])))
  }

  func testWordsInAnotherOrderAreTheSameWhereTheKataSaysSo() {
    let (one, other) = (screen(["♥ Wave", "Edit"]), screen(["Edit", "♥", "Wave"]))
    XCTAssertNotNil(difference(one, other))
    XCTAssertNil(difference(one, other) { $0.text = .words })
  }

  func testMoreBodiesThanTheReferencesDifferAndFewerDoNot() {
    var (one, other) = (screen(), screen())
    one.counts = ["Row": 1]
    other.counts = ["Row<Text>": 2]
    XCTAssertNotNil(difference(one, other) { $0.counts = ["Row"] })
    XCTAssertNil(difference(other, one) { $0.counts = ["Row"] })
    XCTAssertNil(difference(one, other), "the kata does not name the view")
  }

  func testAnObjectThatOutlivesItsScreenDiffers() {
    var (one, other) = (screen(), screen())
    one.alive = ["Model": 0]
    other.alive = ["Model": 1]
    XCTAssertNotNil(difference(one, other, isDropped: true) { $0.releases = ["Model"] })
    XCTAssertNil(difference(one, other) { $0.releases = ["Model"] }, "the screen still stands")
  }

  func testAStepThatOnlyTheReferenceCanTakeDiffers() {
    var answer = screen()
    answer.isDone = false
    XCTAssertNotNil(difference(screen(), answer))
  }

  func testASettingThatWasNotSavedDiffers() {
    var reference = screen()
    reference.defaults = ["volume": "3"]
    XCTAssertNotNil(difference(reference, screen()) { $0.defaults = ["volume"] })
  }
}
