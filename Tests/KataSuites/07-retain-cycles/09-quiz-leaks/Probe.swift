import Combine
import KataTesting
import SwiftUI

@testable import Kata

/// The screen; the car, its speeds and the center outlive it.
@MainActor
func probe() -> Probe {
  let car = Car()
  let speeds = PassthroughSubject<Int, Never>()
  let center = NotificationCenter()
  return Probe { probe in
    for song in ["Moon River", "La Mer"] {
      probe.act("\(song) ends") { car.onSongEnd?(song) }
    }
    for speed in [0, 30, 50] { probe.act("\(speed) km/h") { speeds.send(speed) } }
    probe.act("nightfall") { center.post(name: Car.nightfall, object: nil) }
    probe.act("sunrise") { center.post(name: Notification.Name("sunrise"), object: nil) }
    probe.value("saved") { car.savedNames.joined(separator: ", ") }
    return DashboardView(
      model: DashboardModel(car: car, speeds: speeds.eraseToAnyPublisher(), center: center))
  }
}
