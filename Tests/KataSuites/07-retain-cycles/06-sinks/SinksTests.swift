import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class SinksTests: XCTestCase {
  private let station = PassthroughSubject<String, Never>()
  private var listeners = 0

  func testTheTitleFollowsTheDestination() async {
    let model = trip()
    for destination in ["Kyoto", "Nara"] {
      model.destination = destination
      XCTAssertEqual(
        model.title, "Mei to \(destination)",
        "the title should follow the destination \(destination)")
    }
  }

  func testNewsArrive() async {
    let model = trip()
    for news in ["Platform 4", "Five minutes late"] { station.send(news) }
    XCTAssertEqual(
      model.news, ["Platform 4", "Five minutes late"],
      "the station announced two things; the trip knows \(model.news)")
  }

  func testEachChangeOfTheDestinationIsCounted() async {
    let model = trip()
    for destination in ["Kyoto", "Nara", "Osaka"] { model.destination = destination }
    XCTAssertGreaterThanOrEqual(
      model.changes, 3, "three destinations were written, and only \(model.changes) were counted")
  }

  func testTheDestinationAtTheStartIsNoChange() async {
    let model = trip()
    let before = model.changes
    model.destination = "Kyoto"
    XCTAssertEqual(before, 0, "nobody wrote a destination yet, and counted were \(before) changes")
    XCTAssertLessThanOrEqual(
      model.changes, 1, "one destination was written, and counted were \(model.changes) changes")
  }

  func testTheTripIsReleased() async {
    await assertReleased {
      let model = self.trip()
      model.destination = "Kyoto"
      self.station.send("Platform 4")
      return model
    }
  }

  func testATripWithNoMoreNewsIsReleased() async {
    await assertReleased {
      let model = self.trip()
      model.destination = "Kyoto"
      // The end of the announcements frees whatever listened to them, and nothing else.
      self.station.send(completion: .finished)
      return model
    }
  }

  func testNobodyListensAfterTheTrip() async {
    weak var kept: TripModel?
    do {
      let model = trip()
      model.destination = "Kyoto"
      XCTAssertGreaterThan(listeners, 0, "a trip should listen to the announcements")
      kept = model
    }
    XCTAssertTrue(
      kept != nil || listeners == 0,
      "the trip is gone, and something still listens to the station for it")
  }

  func testTheScreenFollows() async {
    let model = trip()
    let host = ViewHost(TripView(model: model))
    host.type("Kyoto", into: "Destination")
    station.send("Platform 4")
    await host.settle()
    for line in ["Mei to Kyoto", "Changed 1 times", "Platform 4"] {
      XCTAssertTrue(
        host.text.contains(line), "the screen should read \"\(line)\"; it reads \(host.text)")
    }
  }

  private func trip() -> TripModel {
    let counted = station.handleEvents(
      receiveSubscription: { _ in self.listeners += 1 }, receiveCancel: { self.listeners -= 1 })
    return TripModel(announcements: counted.eraseToAnyPublisher(), traveller: "Mei")
  }
}
