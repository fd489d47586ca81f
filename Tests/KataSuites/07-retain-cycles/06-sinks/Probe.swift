import Combine
import KataTesting
import SwiftUI

@testable import Kata

/// The screen; the station outlives it.
@MainActor
func probe() -> Probe {
  let station = PassthroughSubject<String, Never>()
  return Probe { probe in
    for news in ["Platform 4", "Five minutes late"] {
      probe.act(news) { station.send(news) }
    }
    return TripView(
      model: TripModel(announcements: station.eraseToAnyPublisher(), traveller: "Mei"))
  }
}
