import XCTest

@testable import Workbook

final class CalibrationTests: XCTestCase {
  private func calibration(_ guesses: (Int, Int)...) -> Calibration {
    Calibration(guesses.map { PredictionProgress.Guess(guess: $0.0, measured: $0.1) })
  }

  private func calibration(of entries: [JournalEvent]) -> Calibration {
    LearnerProgress(entries: entries.map { JournalEntry($0, kata: "early") }).calibration
  }

  func testRightLowAndHighAreCountedApart() {
    let calibration = calibration((60, 60), (1, 60), (60, 1), (2, 3))
    XCTAssertEqual(calibration.count, 4)
    XCTAssertEqual([calibration.right, calibration.tooLow, calibration.tooHigh], [1, 2, 1])
  }

  func testHalfIsAsFarOffAsDouble() throws {
    let low = try XCTUnwrap(calibration((49, 99)).lowFactor)
    let high = try XCTUnwrap(calibration((199, 99)).highFactor)
    XCTAssertEqual(low, 2, accuracy: 1e-9)
    XCTAssertEqual(high, 2, accuracy: 1e-9)
  }

  func testNoBodyAtAllHasAFactorToo() throws {
    XCTAssertEqual(try XCTUnwrap(calibration((1, 0)).highFactor), 2, accuracy: 1e-9)
  }

  func testSeveralMissesHaveTheirGeometricMean() throws {
    // Factors 2 and 8, whose geometric mean is 4; the arithmetic one would be 5.
    XCTAssertEqual(try XCTUnwrap(calibration((0, 1), (0, 7)).lowFactor), 4, accuracy: 1e-9)
  }

  func testWithoutAMissThereIsNoFactor() {
    XCTAssertNil(calibration((1, 1)).lowFactor)
    XCTAssertNil(calibration((1, 1)).highFactor)
  }

  func testOnlyTheFirstGuessAtAQuestionCounts() {
    let calibration = calibration(of: [
      .predicted(index: 0, guess: 1, measured: 60), .predicted(index: 0, guess: 60, measured: 60),
      .predicted(index: 1, guess: 1, measured: 1),
    ])
    XCTAssertEqual([calibration.right, calibration.tooLow], [1, 1])
  }
}
