import Foundation
import Workbook
import Workshop
import XCTest

/// A full room for an hour of a virtual clock, with crashes and half-written files.
final class SimulationTests: XCTestCase {
  func testAnHourOf200LearnersLosesNothingAndShowsNothingTwice() throws {
    let place = WorkshopSimulation.quickPlace.appendingPathComponent("hour-\(UUID())")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let figures = try WorkshopSimulation(learners: 200, events: 3600, in: place).run()
    print(figures.text)
    XCTAssertEqual(figures.written, 720_000)
    XCTAssertEqual(figures.shown, figures.written)
    XCTAssertEqual(figures.checksShown, figures.checks)
    XCTAssertEqual(figures.passesTold, figures.passes)
    XCTAssertEqual(figures.passesKnown, figures.passes)
    XCTAssertEqual(figures.stepsBack, 0)
    XCTAssertGreaterThan(figures.accidents, 500)
    XCTAssertLessThan(figures.memoryLate - figures.memoryEarly, 48 << 20)
  }
}
